/** What only the tables of Wuhan say, in English: names for the codes of its rules. */
import type {
  BigType,
  SpecialKind,
  WinWay,
  WuhanEnding,
  WuhanReason,
  WuhanRefusal,
} from '@paiju/engine/wuhan';
import { ROUND_REFUSALS } from './refusals.ts';

export const wuhan = {
  codes: {
    wuhan: {
      types: {
        'pure-flush': 'Pure flush',
        triplets: 'All triplets',
        'all-winds': 'All winds',
        'all-jiang': 'All 2, 5 and 8',
        'fully-melded': 'Fully melded',
        'kong-bloom': 'Kong bloom',
        'last-tile': 'Last tile',
        'robbed-kong': 'Robbed kong',
      } satisfies Record<BigType, string>,
      ways: {
        'self-draw': 'self-drawn',
        discard: 'on a discard',
        'kong-bloom': 'on a replacement tile',
        'robbed-kong': 'by robbing a kong',
      } satisfies Record<WinWay, string>,
      specials: { laizi: 'wild', pizi: 'skin', zhong: 'red dragon', fa: 'green dragon' } satisfies Record<
        SpecialKind,
        string
      >,
      reasons: {
        'small-win': 'small win',
        'big-win': 'big win',
        'flow-draw': 'flow draw: was not ready',
        'contract-robbed-kong': 'contractor: the kong was robbed',
        'contract-fully-melded': 'contractor: fed a fully melded hand without being ready',
        'contract-third-opening': 'contractor: fed the third opening of a pure flush',
        'contract-fully-melded-always': 'contractor: fed a fully melded hand',
        'contract-third-jiang': 'contractor: fed the third opening of a hand of 2, 5 and 8',
      } satisfies Record<WuhanReason, string>,
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win':
          'That is not a win: it takes an opening, a finished hand without special tiles but wilds, and the minimum.',
        'closing-draw': 'The last tiles are only drawn: win on yours, or put it aside.',
        'discard-after-claim': 'After a chow or pung there is no win: discard or kong.',
        'special-tile': 'A special tile is never discarded: it can only be laid out as a special kong.',
      } satisfies Record<WuhanRefusal, string>,
      endings: {
        'wall-empty': 'The wall is empty and nobody has won: a flow draw.',
        won: 'With a win the round is over.',
      } satisfies Record<WuhanEnding, string>,
    },
  },
} as const;
