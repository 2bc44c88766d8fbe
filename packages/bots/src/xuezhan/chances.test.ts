import { expect, test } from 'vitest';
import type { Ending, Prospect } from './chances.ts';
import { HOPELESS, pointsAhead, tollsUntilEnd, winChance } from './chances.ts';

const NOTHING: Ending = { leaves: false, payers: 0, notReady: 0, toll: 0, fade: 1, tollFade: 1 };
const ready = (rate: number, income: number): Prospect => ({ steps: [], rate, income, worth: 0 });

test('X-11.3 who stays wins in every turn anew, who leaves only once', () => {
  expect(pointsAhead(ready(0.5, 2), NOTHING, 4)).toBeCloseTo(8);
  expect(pointsAhead(ready(0.5, 2), { ...NOTHING, leaves: true }, 4)).toBeCloseTo(2 + 1 + 0.5 + 0.25);
});

test('a step takes a draw', () => {
  expect(pointsAhead({ ...ready(0, 1), steps: [1] }, NOTHING, 4)).toBeCloseTo(3);
  expect(pointsAhead({ ...ready(0, 1), steps: [1, 1] }, NOTHING, 4)).toBeCloseTo(2);
  expect(pointsAhead({ ...ready(0, 1), steps: [0.5] }, NOTHING, 2)).toBeCloseTo(0.5);
});

test('X-14.7 at the end a ready hand is paid and the others pay', () => {
  const ending = { ...NOTHING, payers: 2, notReady: -5 };
  expect(pointsAhead({ ...ready(0, 0), worth: 3 }, ending, 4)).toBe(6);
  expect(pointsAhead({ ...ready(0, 0), steps: [0], worth: 3 }, ending, 4)).toBe(-5);
  expect(pointsAhead({ ...ready(0, 0), steps: [0.5], worth: 3 }, ending, 1)).toBeCloseTo(0.5);
});

test('X-11.5 tolls end with a win where winners leave', () => {
  const toll = { ...NOTHING, toll: 1 };
  const paid = tollsUntilEnd(toll, 3);
  expect(paid).toBeGreaterThan(3);
  expect(pointsAhead(ready(1, 0), toll, 3)).toBeCloseTo(-paid);
  expect(pointsAhead(ready(1, 0), { ...toll, leaves: true }, 3)).toBeCloseTo(-1);
});

test('the chance to win once', () => {
  expect(winChance(ready(0.5, 9), NOTHING, 2)).toBeCloseTo(0.75);
  expect(winChance({ ...ready(0.5, 9), steps: [1] }, NOTHING, 2)).toBeCloseTo(0.5);
  expect(winChance(HOPELESS, NOTHING, 9)).toBe(0);
});
