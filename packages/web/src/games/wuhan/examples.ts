/** How wins of Wuhan look: a hand for every type that a hand can show. A test has the engine judge each. */
import type { BigType } from '@paiju/engine/wuhan';
import type { Examples } from '../shared/example.ts';
import type { ExampleHand } from '../shared/exampleHands.ts';
import { handOf } from '../shared/exampleHands.ts';
import { bigTypeText } from './codes.ts';

export interface WuhanExample extends ExampleHand {
  readonly code: BigType | 'small';
  readonly isOnDiscard?: true;
}

/** The flip of all of them: 1s is shown, so 2s is wild and 1s and 9s are skins. */
export const FLIP = '1s';
/** How the tile came makes kong bloom, last tile and robbed kong, not the hand. */
export const EXAMPLES: readonly WuhanExample[] = [
  { code: 'small', hand: '123m 456p 789p 55m', melds: ['pung 3z'] },
  { code: 'pure-flush', hand: '123m 456m 789m 33m', melds: ['chow 5m'] },
  { code: 'triplets', hand: '222m 666p 444z 99p', melds: ['pung 3z'] },
  { code: 'all-winds', hand: '11z 222z 33z 5z 66z 4z', melds: ['pung 4z'] },
  { code: 'all-jiang', hand: '22m 555m 88m 2p 55p 8s', melds: ['pung 8p'] },
  {
    code: 'fully-melded',
    hand: '55p',
    melds: ['pung 3z', 'chow 1m', 'chow 6p', 'pung 7s'],
    isOnDiscard: true,
  },
];

export const wuhanExamples: Examples = (t) =>
  EXAMPLES.map((example) => ({
    name: example.code === 'small' ? t('codes:wuhan.reasons.small-win') : bigTypeText(t, example.code),
    notes: [],
    hand: handOf(example),
  }));
