import { expect, test } from 'vitest';
import { heightIn, middleOf, placeIn, spanOf, ticksIn } from './plot.ts';

// [from, to, at most so many, round numbers]
const TICKS: readonly [number, number, number, readonly number[]][] = [
  [1100, 1900, 5, [1200, 1400, 1600, 1800]],
  [1000, 2000, 5, [1000, 1200, 1400, 1600, 1800, 2000]],
  [-40, 35, 4, [-40, -20, 0, 20]],
  [1480, 1510, 3, [1480, 1490, 1500, 1510]],
  [7, 7, 5, [7]],
];

test.each(TICKS)('%i to %i with %i', (low, high, most, ticks) =>
  expect(ticksIn({ low, high }, most)).toEqual(ticks),
);

test('numbers lie where they belong, and those outside at the edge', () => {
  const span = spanOf([1500, 1100, 1900]);
  expect(span).toEqual({ low: 1100, high: 1900 });
  expect([1100, 1500, 1900, 900, 2000].map((value) => placeIn(span, value))).toEqual([0, 50, 100, 0, 100]);
  expect(heightIn(span, 1300)).toBe(75);
  expect(placeIn({ low: 3, high: 3 }, 3)).toBe(50);
  expect([0, 1].map((place) => middleOf(place, 2))).toEqual([25, 75]);
});
