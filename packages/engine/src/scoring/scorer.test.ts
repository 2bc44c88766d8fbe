import { expect, test } from 'vitest';
import type { Scorer } from './scorer.ts';
import { settle } from './scorer.ts';

/** Seat 0 pays seat 1 as many points as events have been seen. */
const COUNTING: Scorer<string, number> = {
  rulesetId: 'counting',
  startPoints: (options) => options,
  observe: (options) => {
    let seen = options;
    return {
      see: (reason, cause) => (reason === '' ? [] : [{ from: 0, to: 1, points: ++seen, reason, cause }]),
    };
  },
};

test('an observer is told every event with its number', () => {
  expect(settle(COUNTING, 10, ['a', '', 'b'])).toEqual([
    { from: 0, to: 1, points: 11, reason: 'a', cause: 0 },
    { from: 0, to: 1, points: 12, reason: 'b', cause: 2 },
  ]);
});

test('every round has an observer of its own', () => {
  expect(settle(COUNTING, 0, ['a'])).toEqual(settle(COUNTING, 0, ['a']));
});
