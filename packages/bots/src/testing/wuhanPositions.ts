/** Positions of Wuhan with an obvious best move: every level that thinks in points answers them all. */
import type { WuhanQuestion } from './wuhanQuestion.ts';

export type WuhanPosition = readonly [title: string, question: WuhanQuestion, answer: string];

const LOW = { minimum: 1 };
const WALL = 50;
/** 55s with 67s waits for 5s and 8s, with 66s only for 6s: the pair must be a 2, 5 or 8. */
const TWO_WAYS = '456m 789m 55s 667s | pung 7p';
/** Three melds with every other seat: all of them may be ready. */
const THREATS = 'pung 1s | pung 9s | pung 3z';

// The wild is 2z; 1z and 5z are skins.
export const WUHAN_POSITIONS: readonly WuhanPosition[] = [
  ['wins on its own draw', { wall: WALL, hand: '123m 456m 55p | pung 7p | pung 9p' }, 'win'],
  [
    'wins on a discard',
    { wall: WALL, options: LOW, hand: '44m 123m 567s 55p | pung 7p', discard: '4m' },
    'win',
  ],
  ['W-6.3 wins with one suit', { wall: WALL, hand: '123m 456m 789m 99m | pung 2m' }, 'win'],
  ['W-6.4 wins with triplets', { wall: WALL, hand: '333m 777s 99s | pung 7p | pung 4z' }, 'win'],
  ['W-3.1 lays out a skin', { wall: WALL, hand: '123m 456m 78s 55p 1z | pung 7p' }, 'kong 1z'],
  ['W-3.1 lays out a red dragon', { wall: WALL, hand: '123m 456m 78s 55p 7z | pung 7p' }, 'kong 7z'],
  [
    'W-3.3 lays out the skin that keeps it from being ready',
    { wall: WALL, hand: '123m 456m 789s 5p 5z | pung 7p' },
    'kong 5z',
  ],
  [
    'W-5.3 lays out a wild that a small win cannot use',
    { wall: WALL, options: LOW, hand: '12m 45m 78s 55p 4z 22z | pung 7p' },
    'kong 2z',
  ],
  [
    'puts down the tile that belongs to nothing',
    { wall: WALL, hand: '123m 456m 78s 55p 4z | pung 7p' },
    'discard 4z',
  ],
  ['puts down the lone honour first', { wall: WALL, hand: '1245m 3467p 258s 4z | pung 8p' }, 'discard 4z'],
  ['keeps the ready hand', { wall: WALL, hand: '123m 456m 78s 55p 1m | pung 7p' }, 'discard 1m'],
  ['W-6.1 keeps the pair of 2, 5 or 8', { wall: WALL, hand: '123m 45m 67s 55p 99p | chow 7p' }, 'discard 9p'],
  ['keeps the wait with more tiles', { wall: WALL, hand: TWO_WAYS }, 'discard 6s'],
  ['counts discards as gone', { wall: WALL, hand: TWO_WAYS, discards: '8888s 55s' }, 'discard 7s'],
  ['counts melds as gone', { wall: WALL, hand: TWO_WAYS, discards: '55s', others: 'pung 8s' }, 'discard 7s'],
  ['W-3.3 waits for no skin', { wall: WALL, hand: TWO_WAYS, flip: '9s', discards: '5s' }, 'discard 7s'],
  ['takes the two-sided wait', { wall: WALL, hand: '123m 67m 55p 79s 34z | pung 7p' }, 'discard 3z'],
  ['W-6.3 rather builds one suit', { wall: WALL, hand: '99m 345m 67m 23m 55p | pung 8m' }, 'discard 5p'],
  ['W-6.4 rather builds triplets', { wall: WALL, hand: '33m 77m 99s 66p 45p 1m | pung 7p' }, 'discard 1m'],
  ['W-5.1 opens with a pung', { wall: WALL, hand: '123m 456m 78s 99s 55p 4z', discard: '9s' }, 'pung 9s'],
  ['W-5.1 opens with a chow', { wall: WALL, hand: '123m 456m 78s 55p 346z', discard: '9s' }, 'chow 7s'],
  [
    'W-5.1 opens a hand that only lacks the opening',
    { wall: WALL, hand: '123m 456m 789p 78s 55p', discard: '9s' },
    'chow 7s',
  ],
  [
    'becomes ready by a chow',
    { wall: WALL, hand: '123m 45m 78s 55p 6z | pung 7p', discard: '6m' },
    'chow 4m',
  ],
  [
    'becomes ready by a pung',
    { wall: WALL, hand: '33m 456m 78s 55p 6z | pung 7p', discard: '3m' },
    'pung 3m',
  ],
  [
    'W-8.12 doubles by a chow that changes nothing else',
    { wall: WALL, hand: '123m 456m 78s 55p | pung 7p', discard: '4m' },
    'chow 2m',
  ],
  [
    'leaves a pung of its only pair',
    { wall: WALL, hand: '123m 789m 46s 22p | pung 7p', discard: '2p' },
    'pass',
  ],
  [
    'claims a kong that costs nothing',
    { wall: WALL, hand: '999s 123m 78m 55p | pung 7p', discard: '9s' },
    'kong 9s',
  ],
  [
    'takes a concealed kong that costs nothing',
    { wall: WALL, hand: '1111p 456m 78s 55p | pung 7p' },
    'kong 1p',
  ],
  [
    'W-8.1 leaves a concealed kong that breaks runs where the cap is reached',
    {
      wall: WALL,
      hand: '7777s 89s 34m 55p 3z | pung 7p | kong 7z special | kong 2z special',
      others: 'kong 2z special | kong 7z special | kong 1z special',
    },
    'discard 3z',
  ],
  ['adds the fourth tile to its pung', { wall: WALL, hand: '123m 456m 78s 55p 7p | pung 7p' }, 'kong 7p'],
  [
    'W-8.13 keeps its only opening where an added kong is none',
    { wall: WALL, options: { addedKongKeepsOpening: false }, hand: '123m 456m 78s 55p 7p | pung 7p' },
    'discard 7p',
  ],
  [
    'of two useless tiles gives the one a rival has discarded',
    { wall: WALL, hand: '123m 456m 55p 4z 6z 8s | pung 7p', discards: '4z', others: THREATS },
    'discard 4z',
  ],
  [
    'W-8.16 keeps the 2, 5 and 8 from four melds',
    { wall: 20, hand: '123m 456m 789p 2s 4z | pung 7p', others: 'pung 1s | pung 9s | pung 3z | pung 9m' },
    'discard 4z',
  ],
  ['W-8.3 is ready for the flow draw', { wall: 1, hand: '123m 456m 78s 55p 4z | pung 7p' }, 'discard 4z'],
  [
    'W-6.7 takes the fourth meld and waits for the pair',
    { wall: WALL, hand: '99s 5p 3m | pung 7p | pung 1m | pung 4z', discard: '9s' },
    'pung 9s',
  ],
];
