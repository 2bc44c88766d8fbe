import { expect, test } from 'vitest';
import { paceOf } from './budget.ts';

test('so many worlds, and no more', () => {
  const hasTime = paceOf({ worlds: 3 });
  expect([0, 1, 2, 3].map(hasTime)).toEqual([true, true, true, false]);
});

test.each([
  [1, 20],
  [3, 20],
  [7, 20],
  [0.3, 5],
])('worlds of %d ms are tried for %d ms, give or take a tenth', (each, ms) => {
  let now = 100;
  const hasTime = paceOf({ ms, now: () => now });
  let worlds = 0;
  for (; hasTime(worlds); worlds++) now += each;
  expect(Math.abs(now - 100 - ms)).toBeLessThanOrEqual(Math.max(ms / 10, each / 2 + 1e-9));
});

test('a clock that has run out before the first world leaves none', () => {
  let now = 0;
  const hasTime = paceOf({ ms: 5, now: () => now });
  now = 6;
  expect(hasTime(0)).toBe(false);
});
