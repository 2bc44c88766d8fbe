import { expect, test } from 'vitest';
import { tilesIn } from '../core/counts.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import { SUITED } from '../core/tile.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import { BURY3 } from '../rules/xuezhan/options.ts';
import { ROUND_RULES } from '../rules/xuezhan/round.ts';
import type { XuezhanAction, XuezhanState } from '../rules/xuezhan/state.ts';
import { dealt } from '../testing/deals.ts';
import { one, play, position } from '../testing/position.ts';
import { perform } from './decide.ts';
import { evolveChosen } from './evolve.ts';
import { Run } from './run.ts';
import { draftOf, turnOf, windowOf } from './state.ts';

const IDLE = '147m 369m 1379p';
const READY = '123m 456m 789m 5p';
const TURN = position({ seats: [IDLE, READY, IDLE, IDLE], voids: 'ssss', wall: '1s', turn: 0, drawn: '5p' });
const WINDOW = play(TURN, '0 discard 5p').state;
const OVER = play({ ...TURN, wall: { tiles: [], front: 0, back: 0 } }, '0 discard 5p', '1 pass').state;
const CHOICE = dealt({ hands: [] });

// [what it shows, state, seat, action, refused with, what the seat could do instead]
const REFUSED: readonly [string, XuezhanState, number, unknown, string, number][] = [
  ['no such seat', TURN, 4, { type: 'pass' }, 'no-such-seat', 0],
  ['a seat below zero', TURN, -1, { type: 'pass' }, 'no-such-seat', 0],
  ['half a seat', TURN, 0.5, { type: 'pass' }, 'no-such-seat', 0],
  ['no such seat once it is over', OVER, 4, { type: 'pass' }, 'no-such-seat', 0],
  ['the round is over', OVER, 0, { type: 'discard', tile: 0 }, 'round-over', 0],
  ['no object, once it is over', OVER, 0, null, 'round-over', 0],
  ['before the deal there are no seats', xuezhan.empty(BURY3), 0, { type: 'pass' }, 'no-such-seat', 0],
  ['another’s turn', TURN, 1, { type: 'discard', tile: 0 }, 'not-your-turn', 0],
  ['no object, on another’s turn', TURN, 1, null, 'not-your-turn', 0],
  ['not asked', WINDOW, 2, { type: 'pass' }, 'not-your-turn', 0],
  ['no object', TURN, 0, null, 'malformed-action', 11],
  ['no object in a window', WINDOW, 1, 'pass', 'malformed-action', 2],
  ['no object in a choice', CHOICE, 0, undefined, 'malformed-action', xuezhan.legal(CHOICE, 0).length],
  ['the rules say why', TURN, 0, { type: 'pass' }, 'wrong-phase', 11],
];

test.each(REFUSED)('refused: %s', (_, state, seat, action, code, legalSize) => {
  const done = xuezhan.apply(state, seat, action as XuezhanAction);
  if (done.ok) throw new Error('not refused');
  expect([done.error.code, done.error.seat, done.error.legal.length]).toEqual([code, seat, legalSize]);
});

// [what it shows, state, who is to act]
const TO_ACT: readonly [string, XuezhanState, readonly number[]][] = [
  ['the seat whose turn it is', TURN, [0]],
  ['everyone who is asked', WINDOW, [1]],
  ['everyone who has not chosen', CHOICE, [0, 1, 2, 3]],
  ['nobody once it is over', OVER, []],
  ['nobody before the deal', xuezhan.empty(BURY3), []],
];

test.each(TO_ACT)('to act: %s', (_, state, seats) => {
  expect(xuezhan.toAct(state)).toEqual(seats);
  const able = [0, 1, 2, 3].filter((seat) => xuezhan.legal(state, seat).length > 0);
  expect(able).toEqual(seats);
});

// Our own bugs, not a player's.
const BUGS: readonly [string, () => unknown, string][] = [
  [
    'an action once the round is over',
    () => perform(new Run(ROUND_RULES, draftOf(OVER)), 0, {}),
    'the round is over',
  ],
  ['a window where there is none', () => windowOf(TURN), 'no claim window is open'],
  ['a turn where there is none', () => turnOf(WINDOW), 'nobody’s turn'],
  [
    'a choice where there is none',
    () => evolveChosen(draftOf(TURN), { type: 'chosen', seat: 0, choice: { type: 'void', suit: 'm' } }),
    'nothing is being chosen',
  ],
  [
    'an event there is not',
    () => xuezhan.evolve(TURN, { type: 'drew', seat: 9, tile: one('1m'), end: 'front' }),
    'no seat 9',
  ],
];

test.each(BUGS)('an error of ours is thrown: %s', (_, attempt, message) => {
  expect(attempt).toThrow(message);
});

// No ruleset with chows is here yet, but the shared round moves their tiles. [discard, the two taken from the hand]
const CHOWS: readonly [string, string][] = [
  ['3m', '45m'],
  ['4m', '35m'],
  ['5m', '34m'],
];

test.each(CHOWS)('a chow of 345m with %s takes %s out of the hand', (tile, pair) => {
  const start = position({ seats: [IDLE, `3459m ${pair}`, IDLE, IDLE], voids: 'ssss', turn: 0, drawn: tile });
  const meld = { kind: 'chow', tile: one('3m'), from: 0 } as const;
  const window = xuezhan.evolve(start, { type: 'discarded', seat: 0, tile: one(tile) });
  const { seats, phase } = xuezhan.evolve(window, { type: 'melded', seat: 1, meld, justDrawn: false });
  expect(formatTiles(SUITED, tilesIn(seats[1]!.concealed))).toBe('3459m');
  expect([seats[1]?.melds, seats[0]?.taken]).toEqual([[meld], [0]]);
  expect(phase).toEqual({
    name: 'turn',
    seat: 1,
    drawn: null,
    source: 'claim',
    kong: null,
    justDrawn: false,
  });
});

test('taken discards are marked by their place', () => {
  const start = {
    ...TURN,
    seats: TURN.seats.with(0, { ...TURN.seats[0]!, discards: tilesOf(SUITED, '9s 8s') }),
  };
  const { state } = play(start, '0 discard 5p', '1 win');
  expect([formatTiles(SUITED, state.seats[0]!.discards), state.seats[0]!.taken]).toEqual(['98s 5p', [2]]);
});

test('draws are counted, discards kept, and a state is not changed by what follows', () => {
  const before = structuredClone(TURN);
  const { state } = play(TURN, '0 discard 5p', '1 pass');
  expect(TURN).toEqual(before);
  expect(state.seats.map(({ draws }) => draws)).toEqual([5, 6, 5, 5]);
  expect(state.phase).toEqual({
    name: 'turn',
    seat: 1,
    drawn: one('1s'),
    source: 'wall',
    kong: null,
    justDrawn: false,
  });
});
