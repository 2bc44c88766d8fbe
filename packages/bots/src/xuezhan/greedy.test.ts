import { xuezhan } from '@paiju/engine/xuezhan';
import { describe, expect, test } from 'vitest';
import type { QuestionText } from '../testing/question.ts';
import { answerOf, stateOf } from '../testing/question.ts';
import { greedyXuezhan } from './greedy.ts';

/** 345p with a pair of 3p waits for 3p and 6p; 33p 44p waits for 3p and 4p. */
const TWO_WAYS = '456m 789m 33p 445p';

// [what it shows, question, answer]
const QUESTIONS: readonly [string, QuestionText, string][] = [
  ['wins on its own draw', { hand: '123m 456m 789p 55p' }, 'win'],
  ['wins on a discard it could also pung', { hand: '55m 123p 44p 789p', discard: '5m' }, 'win'],
  ['wins with seven pairs', { preset: 'sichuan', hand: '1133m 2255p 7788p 9m', discard: '9m' }, 'win'],
  ['puts down the tile that belongs to nothing', { hand: '123m 456m 78p 99p 1p' }, 'discard 1p'],
  ['keeps two-sided runs rather than an edge', { hand: '34m 67m 12p 123p 99p' }, 'discard 1p'],
  ['X-6.2 void suit first', { hand: '123m 456m 78p 99p 5s' }, 'discard 5s'],
  ['keeps the wait with more tiles', { hand: TWO_WAYS }, 'discard 4p'],
  ['counts discards as gone', { hand: TWO_WAYS, discards: '666p' }, 'discard 5p'],
  ['counts a shown hand as gone', { hand: TWO_WAYS, shown: '6666p' }, 'discard 5p'],
  ['counts won and buried tiles as gone', { hand: TWO_WAYS, won: '66p', buried: '66p' }, 'discard 5p'],
  [
    'heads for seven pairs',
    { preset: 'sichuan', hand: '11m 44m 77m 99m 25p 25p 8p 9p', discards: '99p' },
    'discard 9p',
  ],
  ['takes a kong that costs nothing', { hand: '1111m 567p 88p 99p' }, 'kong 1m'],
  ['leaves a kong that breaks runs', { hand: '7777p 89p 12m 9m 55m' }, 'discard 9m'],
  ['adds the fourth tile to its pung', { hand: '123m 78m 99m 5p | 5p' }, 'kong 5p'],
  ['claims a kong that costs nothing', { hand: '555p 123m 78m 99m', discard: '5p' }, 'kong 5p'],
  ['claims a pung that brings it forward', { hand: '55p 123m 78m 99m 1p', discard: '5p' }, 'pung 5p'],
  ['leaves a pung that breaks runs', { hand: '344556m 78p 99p', discard: '4m' }, 'pass'],
  ['leaves a pung of its only pair', { hand: '123m 456m 23p 99p', discard: '9p' }, 'pass'],
  [
    'X-8.2 leaves a pung of its void suit, which could never win',
    { options: { voidMelds: true }, hand: '123m 78m 99m 1p 55s', discard: '5s' },
    'pass',
  ],
  [
    'X-8.2 leaves a kong of its void suit',
    { options: { voidMelds: true }, hand: '123m 78m 99m 5555s' },
    'discard 5s',
  ],
  ['buries the suit it needs least', { opening: 'bury', hand: '123m 456m 78p 99p 147s' }, 'bury 147s'],
  [
    'buries the longer suit where it is the worse',
    { opening: 'bury', hand: '123m 456m 789p 1479s' },
    'bury 147s',
  ],
  [
    'gives away what it can spare',
    { preset: 'sichuan', opening: 'exchange', hand: '123m 456m 78p 99p 159s' },
    'exchange 159s',
  ],
  [
    'declares the suit it needs least',
    { preset: 'sichuan', opening: 'void', hand: '123456789m 19p 55s' },
    'void p',
  ],
  [
    'X-11.2 sets aside the tile that leaves three waits',
    { asDealt: true, hand: '234m 567m 567p 88p' },
    'win 2m',
  ],
];

describe('an obvious move is made', () => {
  test.each(QUESTIONS)('%s', (_, question, answer) => {
    expect(answerOf(greedyXuezhan, question)).toBe(answer);
  });
});

test('the bot decides by its view alone: what it cannot see may be anything', () => {
  const state = stateOf({ hand: TWO_WAYS });
  const other = { ...state, wall: { tiles: state.wall.tiles.toReversed(), front: 0, back: 9 } };
  const decide = (of: typeof state): object =>
    greedyXuezhan.choose(xuezhan.view(of, 0), xuezhan.legal(of, 0));
  expect(decide(other)).toEqual(decide(state));
  // The interface takes a view and the legal actions: there is no third thing to look at.
  expect(greedyXuezhan.choose).toHaveLength(2);
});

test('without a legal action there is nothing to choose', () => {
  const view = xuezhan.view(stateOf({ hand: TWO_WAYS }), 0);
  expect(() => greedyXuezhan.choose(view, [])).toThrow(RangeError);
});

test('a spectator has nothing to choose', () => {
  const state = stateOf({ hand: TWO_WAYS });
  expect(() => greedyXuezhan.choose(xuezhan.view(state, null), xuezhan.legal(state, 0))).toThrow(RangeError);
});
