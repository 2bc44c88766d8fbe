import { describe, expect, test } from 'vitest';
import type { Ending, Prospect } from './chances.ts';
import { HOPELESS, pointsAhead, tollFree, tollsUntilEnd, winChance } from './chances.ts';
import type { Course } from './course.ts';
import { MORE_DRAWS } from './course.ts';

/** So many draws to come, each for sure, with three others in play and nothing to pay; what is named is otherwise at every draw. */
const courseOf = (turns: number, named: { toll?: number; comes?: number; others?: number } = {}): Course => {
  const filled = (value: number): Float64Array => new Float64Array(turns + 1 + MORE_DRAWS).fill(value);
  const others = filled(named.others ?? 3);
  const share = others.map((count) => count / 3);
  return { turns, comes: filled(named.comes ?? 1), others, share, toll: filled(named.toll ?? 0) };
};
const endingOf = (course: Course): Ending => ({ leaves: false, payers: 0, notReady: 0, course });
const leavesOf = (course: Course): Ending => ({ ...endingOf(course), leaves: true });

/** Wins half of its draws, two points from each of three. */
const READY: Prospect = { ...HOPELESS, drawn: 0.5, drawnIncome: 1 };
const SURE: Prospect = { ...HOPELESS, drawn: 1, drawnIncome: 1 };

test('X-11.3 who stays wins in every turn anew, who leaves only once', () => {
  expect(pointsAhead(READY, endingOf(courseOf(4)), 0)).toBeCloseTo(12);
  expect(pointsAhead(READY, leavesOf(courseOf(4)), 0)).toBeCloseTo(3 + 1.5 + 0.75 + 0.375);
});

test('a kong brings a draw more, and more draws than there are places are none', () => {
  expect(pointsAhead(READY, endingOf(courseOf(4)), 1)).toBeCloseTo(15);
  expect(pointsAhead(READY, endingOf(courseOf(0)), -1)).toBe(0);
  expect(pointsAhead(READY, endingOf(courseOf(0)), 99)).toBeCloseTo(3 * MORE_DRAWS);
});

test('a step takes a draw', () => {
  expect(pointsAhead({ ...SURE, steps: [1] }, endingOf(courseOf(4)), 0)).toBeCloseTo(9);
  expect(pointsAhead({ ...SURE, steps: [1, 1] }, endingOf(courseOf(4)), 0)).toBeCloseTo(6);
  expect(pointsAhead({ ...SURE, steps: [0.5] }, endingOf(courseOf(2)), 0)).toBeCloseTo(1.5);
});

describe('X-11.5 where winners leave', () => {
  const fed: Prospect = { ...HOPELESS, fed: 1, fedIncome: 1 };

  test.each([
    ['a draw that three pay is worth waiting for', { ...SURE, fed: 1, fedIncome: 1 }, courseOf(1), 3],
    ['a win from a discard is taken where nothing better comes', fed, courseOf(1), 1],
    ['fewer others put down less', fed, courseOf(1, { others: 1 }), 1 / 3],
    ['fewer others pay less for a draw', SURE, courseOf(1, { others: 1 }), 1],
    ['the round may end before', SURE, courseOf(1, { comes: 0.25 }), 0.75],
    ['before a step as well', { ...SURE, steps: [1] }, courseOf(2, { comes: 0.5 }), 0.75],
  ])('%s', (_, prospect, course, points) => {
    expect(pointsAhead(prospect, leavesOf(course), 0)).toBeCloseTo(points);
  });
});

test('X-14.7 at the end a ready hand is paid and the others pay', () => {
  const ending = { ...endingOf(courseOf(4)), payers: 2, notReady: -5 };
  expect(pointsAhead({ ...HOPELESS, worth: 3 }, ending, 0)).toBe(6);
  expect(pointsAhead({ ...HOPELESS, steps: [0], worth: 3 }, ending, 0)).toBe(-5);
  const short = { ...ending, course: courseOf(1) };
  expect(pointsAhead({ ...HOPELESS, steps: [0.5], worth: 3 }, short, 0)).toBeCloseTo(0.5);
});

test('X-11.5 tolls end with a win where winners leave', () => {
  const course = courseOf(3, { toll: 1 });
  const won = { ...SURE, drawnIncome: 0 };
  expect(tollsUntilEnd(endingOf(course), 0)).toBeCloseTo(4);
  expect(pointsAhead(won, endingOf(course), 0)).toBeCloseTo(-4);
  expect(pointsAhead(won, leavesOf(course), 0)).toBeCloseTo(-1);
  expect(pointsAhead(won, tollFree(leavesOf(course)), 0)).toBeCloseTo(0);
});

test('the chance to win once', () => {
  expect(winChance(READY, endingOf(courseOf(2)), 0)).toBeCloseTo(0.75);
  expect(winChance({ ...READY, steps: [1] }, endingOf(courseOf(2)), 0)).toBeCloseTo(0.5);
  expect(winChance(READY, leavesOf(courseOf(2, { comes: 0.5, others: 1 })), 0)).toBeCloseTo(0.3125);
  expect(winChance(HOPELESS, endingOf(courseOf(9)), 0)).toBe(0);
});
