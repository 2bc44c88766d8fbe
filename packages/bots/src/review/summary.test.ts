import { expect, test } from 'vitest';
import type { Opinion } from '../advice.ts';
import type { Judged } from './judge.ts';
import { costliestOf, summaryOf } from './summary.ts';

const opinion = (estimate: number): Opinion => ({ action: { type: 'pass' }, estimate, terms: [], facts: [] });
const judged = (step: number, loss: number): Judged => {
  const better = opinion(5);
  return { step, round: 1, seat: 0, loss, played: opinion(5 - loss), better, best: [better] };
};
/** Those that cost the same stand the wrong way round. */
const ALL = [judged(4, 3), judged(1, 1), judged(2, 3), judged(3, 0), judged(5, 0), judged(6, 0.5)];

test.each([
  [9, [2, 4, 1, 6]],
  [2, [2, 4]],
])('the %d that cost most, worst and earliest first, none that cost nothing', (most, steps) => {
  expect(costliestOf(ALL, most).map(({ step }) => step)).toEqual(steps);
});

test('what they come to', () => {
  const { averageLoss, ...rest } = summaryOf(ALL);
  expect(rest).toEqual({ decisions: 6, agreed: 2 / 6 });
  expect(averageLoss).toBeCloseTo(7.5 / 6);
  expect(summaryOf([])).toEqual({ decisions: 0, agreed: null, averageLoss: null });
});
