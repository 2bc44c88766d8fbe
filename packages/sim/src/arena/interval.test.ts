import { expect, test } from 'vitest';
import { intervalOf, percentilesOf, ratioOf } from './interval.ts';

test('the interval of a mean', () => {
  // Mean 3, variance 2.5, so the standard error is the root of a half.
  const { mean, low, high } = intervalOf([1, 2, 3, 4, 5]);
  expect(mean).toBe(3);
  expect(high - mean).toBeCloseTo(1.959964 * Math.sqrt(0.5), 12);
  expect(mean - low).toBeCloseTo(high - mean, 12);
});

test('one value says nothing about how far it may be off', () => {
  expect(intervalOf([2])).toEqual({ mean: 2, low: -Infinity, high: Infinity });
  expect(intervalOf([]).mean).toBeNaN();
});

test('a ratio of sums, which is the mean where all weigh the same', () => {
  const plain = intervalOf([0, 1, 1, 3]);
  const ratio = ratioOf([
    [0, 2],
    [2, 2],
    [2, 2],
    [6, 2],
  ]);
  expect(ratio.mean).toBeCloseTo(plain.mean, 12);
  expect(ratio.low).toBeCloseTo(plain.low, 12);
  expect(ratio.high).toBeCloseTo(plain.high, 12);
  expect(
    ratioOf([
      [1, 1],
      [0, 3],
    ]).mean,
  ).toBe(0.25);
});

test('what lies between the ends of resamples, the mean always inside', () => {
  const resampled = Array.from({ length: 201 }, (_, i) => 200 - i);
  expect(percentilesOf(100, resampled)).toEqual({ mean: 100, low: 5, high: 195 });
  expect(percentilesOf(300, resampled)).toEqual({ mean: 300, low: 5, high: 300 });
});

test('intervals hold the truth about 19 times in 20', () => {
  let state = 1;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let held = 0;
  for (let i = 0; i < 2000; i++) {
    const { low, high } = intervalOf(Array.from({ length: 50 }, random));
    if (low <= 0.5 && 0.5 <= high) held++;
  }
  expect(held / 2000).toBeGreaterThan(0.93);
  expect(held / 2000).toBeLessThan(0.97);
});
