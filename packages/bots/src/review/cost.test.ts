import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

test.each([
  ['xuezhan', 0, null],
  ['xuezhan', -1, null],
  ['xuezhan', 0.49, null],
  ['xuezhan', 0.5, [0.5, 1]],
  ['xuezhan', 0.99, [0.5, 1]],
  ['xuezhan', 1, [1, 2]],
  ['xuezhan', 13, [8, 16]],
  ['wuhan', 14, null],
  ['wuhan', 125, [120, 240]],
  ['haiyuki', 99, null],
  ['haiyuki', 700, [400, 800]],
  ['another game', 0.01, [0.01, 0.01]],
] as const)('%s, %d', (ruleset, points, range) => {
  const cost = costOf(ruleset, points);
  expect(cost === null ? null : [cost.low, cost.high]).toEqual(range);
});
