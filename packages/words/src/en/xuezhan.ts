/** What only the tables of Xuezhan say, in English: names for the codes of its rules. */
import type { PatternCode, XuezhanEnding, XuezhanReason, XuezhanRefusal } from '@paiju/engine/xuezhan';
import { ROUND_REFUSALS } from './refusals.ts';

export const xuezhan = {
  codes: {
    xuezhan: {
      patterns: {
        base: 'Plain win',
        'all-triplets': 'All triplets',
        'golden-hook': 'Golden hook',
        'pure-suit': 'Pure suit',
        'pure-all-triplets': 'Pure triplets',
        'pure-golden-hook': 'Pure golden hook',
        heaven: 'Win of heaven',
        earth: 'Win of earth',
        'kong-flower': 'Kong flower',
        'kong-discard': 'Discard after a kong',
        'robbed-kong': 'Robbed kong',
        'last-tile': 'Last tile',
        menqing: 'Concealed hand',
        root: 'Root',
        'self-draw': 'Self-drawn',
        'seven-pairs': 'Seven pairs',
        'dragon-seven-pairs': 'Dragon seven pairs',
        arhats: 'Eighteen arhats',
        'jiang-triplets': 'Triplets of 2, 5 and 8',
        'jiang-seven-pairs': 'Seven pairs of 2, 5 and 8',
        terminals: 'Ones and nines everywhere',
        'middle-tiles': 'No ones or nines',
      } satisfies Record<PatternCode, string>,
      reasons: {
        'discard-win': 'win on a discard',
        'self-drawn-win': 'self-drawn win',
        'robbed-kong-win': 'win by robbing a kong',
        'fed-kong-win': 'win on the replacement of a fed kong',
        'claimed-kong': 'claimed kong',
        'concealed-kong': 'concealed kong',
        'added-kong': 'added kong',
        'kong-refund': 'kong money returned',
        'kong-transfer': 'kong money handed on',
        'flower-pig': 'flower pig: still held the void suit',
        'ready-check': 'ready check: was not ready',
      } satisfies Record<XuezhanReason, string>,
      refusals: {
        ...ROUND_REFUSALS,
        'not-a-win': 'That is not a win.',
        'hand-locked': 'After a win the hand is locked: only the tile just drawn can be discarded.',
        'void-suit-first': 'Tiles of the void suit must be discarded first.',
        'discard-after-pung': 'After a pung a tile has to be discarded; there is no win.',
        'choice-not-allowed': 'That cannot be chosen.',
      } satisfies Record<XuezhanRefusal, string>,
      endings: {
        'wall-empty': 'The wall is empty: the round is over.',
        'all-but-one-won': 'Three seats have won: the round is over.',
      } satisfies Record<XuezhanEnding, string>,
    },
  },
} as const;
