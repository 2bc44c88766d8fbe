/** Positions of Xuezhan with an obvious best move: what each shows, the question to seat 0, and the answer. */
import type { QuestionText } from './question.ts';

export type PositionRow = readonly [shows: string, question: QuestionText, answer: string];

/** 345p with a pair of 3p waits for 3p and 6p; 33p 44p waits for 3p and 4p. */
const TWO_WAYS = '456m 789m 33p 445p';
/** A lone 4p or a lone 6p: whichever stays is what the hand waits for. */
const EITHER = '123m 456m 789m 4p 6p';

const WINS: readonly PositionRow[] = [
  ['X-6.3 wins on its own draw', { hand: '123m 456m 789p 55p' }, 'win'],
  ['X-7.2 wins on a discard it could also pung', { hand: '55m 123p 44p 789p', discard: '5m' }, 'win'],
  ['X-10.5 wins with seven pairs', { preset: 'sichuan', hand: '1133m 2255p 7788p 9m', discard: '9m' }, 'win'],
  ['X-6.3 wins in one suit on its own draw', { wall: 8, hand: '123456789p 55p' }, 'win'],
  ['X-13.10 wins on the last discard', { wall: 0, hand: '123m 456m 78p 55p', discard: '9p' }, 'win'],
  [
    'X-11.5 wins on a discard with three draws left rather than hope for a draw',
    { preset: 'sichuan', hand: '123m 456m 789m 13p 55p', discard: '2p' },
    'win',
  ],
  [
    'X-11.2 sets aside the tile that leaves three waits',
    { asDealt: true, wall: 40, hand: '123456m 789p 88p' },
    'win 1m',
  ],
];

const DISCARDS: readonly PositionRow[] = [
  ['puts down the tile that belongs to nothing', { hand: '123m 456m 78p 99p 1p' }, 'discard 1p'],
  ['the same early', { wall: 40, hand: '123m 456m 78p 99p 1p' }, 'discard 1p'],
  ['keeps two-sided runs rather than an edge', { wall: 40, hand: '34m 67m 12p 123p 99p' }, 'discard 1p'],
  ['X-6.2 void suit first', { hand: '123m 456m 78p 99p 5s' }, 'discard 5s'],
  ['keeps the wait with more tiles', { wall: 30, hand: TWO_WAYS }, 'discard 4p'],
  ['counts discards as gone', { wall: 30, hand: TWO_WAYS, discards: '666p' }, 'discard 5p'],
  ['counts a shown hand as gone', { wall: 30, hand: TWO_WAYS, shown: '6666p' }, 'discard 5p'],
  [
    'counts won and buried tiles as gone',
    { wall: 30, hand: TWO_WAYS, won: '66p', buried: '66p' },
    'discard 5p',
  ],
  ['keeps the only pair', { wall: 30, hand: '123m 567m 34p 88p 6p' }, 'discard 6p'],
  ['stays ready with little time left', { wall: 8, hand: '13p 99p 5m | 1m 7m' }, 'discard 5m'],
  [
    'heads for seven pairs',
    { preset: 'sichuan', wall: 40, hand: '11m 44m 77m 99m 25p 25p 8p 9p', discards: '99p' },
    'discard 9p',
  ],
  [
    'X-14.7 is ready when the wall is empty',
    { preset: 'sichuan', wall: 1, hand: '123m 456m 789m 99p 34p 7p' },
    'discard 7p',
  ],
];

const VALUE: readonly PositionRow[] = [
  ['X-13.2 finishes one suit', { wall: 40, hand: '1234567p 999p 5m' }, 'discard 5m'],
  ['X-13.2 leaves the other suit for one suit', { wall: 40, hand: '12345678p 88p 5m' }, 'discard 5m'],
  ['X-13.2 goes on in one suit after two pungs', { wall: 40, hand: '23p 77p 5m | 1p 9p' }, 'discard 5m'],
];

const SAFETY: readonly PositionRow[] = [
  [
    'X-16.1 keeps what an open hand waits for: 6p',
    { wall: 20, hand: EITHER, shown: '123m 456m 111p 6p' },
    'discard 4p',
  ],
  [
    'X-16.1 keeps what an open hand waits for: 4p',
    { wall: 20, hand: EITHER, shown: '123m 456m 111p 4p' },
    'discard 6p',
  ],
  [
    'X-16.1 with nothing left to win, puts down neither what an open hand waits for nor what hides most',
    { wall: 0, hand: '1199m 35m 1p 79p 3p 5p', shown: '111p 456m 789m 1m' },
    'discard 1p',
  ],
  ['puts down what the others have put down', { wall: 20, hand: EITHER, discards: '4p' }, 'discard 4p'],
  [
    'X-10.1 with nothing left to win, puts down the suit the others gave up',
    { wall: 0, voids: 'sppp', hand: '258m 47m 258p 47p 9p', rivalPungs: '1m 6m' },
    'discard 2p',
  ],
];

const MELDS: readonly PositionRow[] = [
  ['X-9.1 takes a kong that costs nothing', { wall: 30, hand: '1111m 567p 88p 99p' }, 'kong 1m'],
  [
    'X-10.4 leaves a kong that breaks runs and pays nothing',
    { wall: 20, options: { concealedKong: 0 }, hand: '7777p 89p 12m 9m 55m' },
    'discard 9m',
  ],
  ['X-10.4 leaves a kong that ruins the wait', { wall: 8, hand: '4444p 56p 123m 77m' }, 'win'],
  ['X-6.4 adds the fourth tile to its pung', { wall: 30, hand: '123m 78m 99m 5p | 5p' }, 'kong 5p'],
  [
    'X-7.2 claims a kong that costs nothing',
    { wall: 30, hand: '555p 123m 78m 99m', discard: '5p' },
    'kong 5p',
  ],
  [
    'X-8.1 claims a pung that makes it ready',
    { wall: 20, hand: '55p 123m 78m 99m 1p', discard: '5p' },
    'pung 5p',
  ],
  ['X-8.1 leaves a pung that breaks runs', { wall: 30, hand: '344556m 78p 99p', discard: '4m' }, 'pass'],
  ['X-8.1 leaves a pung of its only pair', { wall: 30, hand: '123m 456m 23p 99p', discard: '9p' }, 'pass'],
  [
    'X-13.14 leaves a pung that gives up seven pairs',
    { preset: 'sichuan', wall: 40, hand: '2255m 122445566p', discard: '5m' },
    'pass',
  ],
  [
    'X-8.2 leaves a pung of its void suit, which could never win',
    { wall: 40, options: { voidMelds: true }, hand: '123m 78m 99m 1p 55s', discard: '5s' },
    'pass',
  ],
  [
    'X-8.2 leaves a kong of its void suit that pays nothing',
    { wall: 40, options: { voidMelds: true, concealedKong: 0 }, hand: '123m 78m 99m 5555s' },
    'discard 5s',
  ],
];

const OPENINGS: readonly PositionRow[] = [
  [
    'X-5.1 buries the suit it needs least',
    { opening: 'bury', wall: 55, hand: '123m 456m 78p 99p 147s' },
    'bury 147s',
  ],
  [
    'X-5.1 buries the longer suit where it is the worse',
    { opening: 'bury', wall: 55, hand: '123m 456m 789p 1479s' },
    'bury 147s',
  ],
  [
    'X-5.8 gives away what it can spare',
    { preset: 'sichuan', opening: 'exchange', wall: 55, hand: '123m 456m 78p 99p 159s' },
    'exchange 159s',
  ],
  [
    'X-5.9 declares the suit it needs least',
    { preset: 'sichuan', opening: 'void', wall: 55, hand: '123456789m 19p 55s' },
    'void p',
  ],
  [
    'X-14.6 declares the suit it has nothing of',
    { preset: 'sichuan', opening: 'void', wall: 55, hand: '1234567m 2345678p' },
    'void s',
  ],
];

export const XUEZHAN_POSITIONS: readonly PositionRow[] = [
  ...WINS,
  ...DISCARDS,
  ...VALUE,
  ...SAFETY,
  ...MELDS,
  ...OPENINGS,
];
