import { expect, test } from 'vitest';
import { barOf } from './bars.ts';

test.each([
  ['the best fills its row', 5, [5, 2, 1], 1],
  ['nothing at all is still to be seen', 0, [5, 0], 0.06],
  ['the worst below zero', -3, [5, -3], 0.06],
  ['half way', 1, [5, -3], 0.53],
  ['all below zero', -2, [-2, -4], 1],
  ['all the same', 0, [0, 0], 1],
])('%s', (_, estimate, all, bar) => {
  expect(barOf(estimate, all)).toBeCloseTo(bar);
});
