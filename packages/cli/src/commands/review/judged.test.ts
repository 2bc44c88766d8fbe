import type { Opinion } from '@paiju/bots';
import { expect, test } from 'vitest';
import type { Judged } from './judged.ts';
import { costliestOf, standingOf } from './judged.ts';

const opinion = (estimate: number): Opinion => ({ action: { type: 'pass' }, estimate, parts: [], facts: [] });

/** With a loss of 0 it is what the adviser would have done. */
const decision = (step: number, seat: number, loss: number): Judged => {
  const better = opinion(5);
  return { step, seat, loss, better, played: loss === 0 ? better : opinion(5 - loss) };
};
const ALL = [decision(1, 0, 1), decision(2, 1, 3), decision(3, 0, 0), decision(4, 0, 3), decision(5, 1, 2)];

test.each([
  [9, [2, 4, 5, 1]],
  [2, [2, 4]],
])('the %d that cost most, worst and earliest first, none that cost nothing', (most, steps) => {
  expect(costliestOf(ALL, most).map(({ step }) => step)).toEqual(steps);
});

test.each([
  [0, { seat: 0, decisions: 3, averageLoss: 4 / 3, agreed: 1 / 3 }],
  [1, { seat: 1, decisions: 2, averageLoss: 2.5, agreed: 0 }],
  [2, { seat: 2, decisions: 0, averageLoss: null, agreed: null }],
])('how seat %d did', (seat, standing) => {
  expect(standingOf(seat, ALL)).toEqual(standing);
});
