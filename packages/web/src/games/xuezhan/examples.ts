/** How wins of Xuezhan look: a hand for every pattern that a hand can show. A test has the engine judge each. */

import { countTiles, OUTLINES, SUITED } from '@paiju/engine';
import type { PatternCode } from '@paiju/engine/xuezhan';
import { worthOf } from '@paiju/engine/xuezhan';
import type { Examples } from '../shared/example.ts';
import type { ExampleHand } from '../shared/exampleHands.ts';
import { handOf, meldOf } from '../shared/exampleHands.ts';
import { patternText } from './codes.ts';

export interface XuezhanExample extends ExampleHand {
  readonly code: PatternCode;
  readonly preset: 'bury3' | 'sichuan' | 'xueliu';
  readonly isSelfDrawn?: true;
}

/** What a win earns by how it came cannot be seen in the hand: heaven, earth, kongs, the last tile. */
export const EXAMPLES: readonly XuezhanExample[] = [
  { code: 'base', preset: 'bury3', hand: '123m 678m 99p', melds: ['pung 4p'] },
  { code: 'menqing', preset: 'bury3', hand: '123p 456p 123m 55m' },
  { code: 'self-draw', preset: 'bury3', hand: '456s 789s 33m', melds: ['pung 6m'], isSelfDrawn: true },
  { code: 'all-triplets', preset: 'bury3', hand: '111p 222p 555m 99m' },
  { code: 'golden-hook', preset: 'bury3', hand: '55p', melds: ['pung 1p', 'pung 2p', 'pung 5m'] },
  { code: 'pure-suit', preset: 'bury3', hand: '123p 456p 789p 11p' },
  { code: 'pure-all-triplets', preset: 'bury3', hand: '111p 222p 555p 99p' },
  { code: 'pure-golden-hook', preset: 'bury3', hand: '88p', melds: ['kong 1p', 'kong 2p', 'kong 9p'] },
  { code: 'root', preset: 'bury3', hand: '123m 456s 77s', melds: ['kong 8m'] },
  { code: 'seven-pairs', preset: 'sichuan', hand: '11p 22p 44p 66p 33m 55m 99m' },
  { code: 'dragon-seven-pairs', preset: 'xueliu', hand: '1111p 44p 66p 33m 55m 99m' },
  { code: 'jiang-seven-pairs', preset: 'xueliu', hand: '2222p 55p 88p 22m 55m 88m' },
  { code: 'jiang-triplets', preset: 'xueliu', hand: '222p 555p 888p 222m 55m' },
  { code: 'terminals', preset: 'xueliu', hand: '123p 789p 111m 789m 99m' },
  { code: 'middle-tiles', preset: 'xueliu', hand: '234p 345p 678m 567m 55m' },
  { code: 'arhats', preset: 'xueliu', hand: '55m', melds: ['kong 1p', 'kong 3p', 'kong 7m', 'kong 9m'] },
];

/** What an example earns for the pattern it shows, in fan; 0 where the hand does not show it. */
const fanOf = (example: XuezhanExample): number => {
  const options = OUTLINES.xuezhan.options.presets[example.preset];
  if (options === undefined) return 0;
  const { fans } = worthOf(options, {
    concealed: countTiles(SUITED, handOf(example).groups.flat()),
    melds: (example.melds ?? []).map(meldOf),
    selfDrawn: example.isSelfDrawn ?? false,
    situations: [],
  });
  return fans.find(([code]) => code === example.code)?.[1] ?? 0;
};

export const xuezhanExamples: Examples = (t) =>
  EXAMPLES.map((example) => ({
    name: patternText(t, example.code),
    notes: [
      t('fan', { n: fanOf(example) }),
      ...(example.preset === 'bury3'
        ? []
        : [t('in', { preset: t(`presets:xuezhan.${example.preset}.name`) })]),
    ],
    hand: handOf(example),
  }));
