import { expect, test } from 'vitest';
import { at, bySeat, nextSeat, seatsAfter, withSeat } from './seat.ts';

// [seat, of how many, next, all others in turn order]
const TURNS: readonly [number, number, number, readonly number[]][] = [
  [0, 4, 1, [1, 2, 3]],
  [2, 4, 3, [3, 0, 1]],
  [3, 4, 0, [0, 1, 2]],
  [2, 3, 0, [0, 1]],
  [0, 2, 1, [1]],
  [1, 2, 0, [0]],
];

test.each(TURNS)('after seat %d of %d', (seat, count, next, others) => {
  expect(nextSeat(seat, count)).toBe(next);
  expect(seatsAfter(seat, count)).toEqual(others);
});

test('one value per seat, by seat', () => {
  const letters = bySeat(3, (seat) => 'abc'[seat]);
  expect(letters).toEqual(['a', 'b', 'c']);
  expect(at(letters, 2)).toBe('c');
  expect(withSeat(letters, 1, 'x')).toEqual(['a', 'x', 'c']);
  expect(letters).toEqual(['a', 'b', 'c']);
});

test.each([-1, 3, 0.5])('there is no seat %d of 3', (seat) => {
  expect(() => at([0, 0, 0], seat)).toThrow(RangeError);
});

test('a value may be null or 0 or empty', () => {
  expect([at([null], 0), at([0], 0), at([''], 0)]).toEqual([null, 0, '']);
});
