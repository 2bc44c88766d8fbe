import { expect, test } from 'vitest';
import type { Happening } from '../play/client.ts';
import { hasActedSince, settledIn } from './settled.ts';

const happening = (number: number, ...events: object[]): Happening => ({
  number,
  events,
  view: {},
  transfers: [],
  points: [],
});
const PAST = [
  happening(0, { type: 'dealt' }),
  happening(1, { type: 'won', seat: 2 }),
  happening(2, { type: 'dealt' }),
  happening(3, { type: 'discarded', seat: 0 }),
  happening(4, { type: 'won', seat: 1 }),
  happening(5, { type: 'discarded', seat: 1 }),
  happening(6, { type: 'ended' }),
];

test('wins and the end of this round only', () => {
  expect(settledIn(PAST, 6).map(({ number }) => number)).toEqual([4, 6]);
  expect(settledIn([happening(9, { type: 'won' })], 9)).toHaveLength(1);
});

test('what is still to be seen on the table is not settled', () => {
  expect(settledIn(PAST, 5).map(({ number }) => number)).toEqual([4]);
  expect(settledIn(PAST, -1)).toEqual([]);
});

const FREE = () => false;
const BOUND = () => true;

test('who has acted since a win', () => {
  expect(hasActedSince(PAST, PAST[4]!, { seat: 1, isBound: FREE })).toBe(true);
  expect(hasActedSince(PAST, PAST[4]!, { seat: 0, isBound: FREE })).toBe(false);
});

test('a hand that lies fast does not act by throwing what it drew, but by an answer', () => {
  const locked = { seat: 1, isBound: BOUND };
  expect(hasActedSince(PAST, PAST[4]!, locked)).toBe(false);
  const answered = [...PAST, happening(7, { type: 'answered', seat: 1 })];
  expect(hasActedSince(answered, PAST[4]!, locked)).toBe(true);
});

test('what was done in the same moment as the win was done before it', () => {
  const both = [happening(1, { type: 'answered', seat: 1 }, { type: 'won' })];
  expect(hasActedSince(both, both[0]!, { seat: 1, isBound: FREE })).toBe(false);
});
