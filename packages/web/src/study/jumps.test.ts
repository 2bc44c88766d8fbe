import { expect, test } from 'vitest';
import { jumpTo, roundAround } from './jumps.ts';
import type { FilmFacts } from './messages.ts';

const FACTS: FilmFacts = {
  ruleset: 'xuezhan',
  options: {},
  players: ['a', 'b', 'c', 'd'],
  steps: 100,
  isFinished: true,
  points: [0, 0, 0, 0],
  marks: [
    { step: 0, kind: 'round', seat: null },
    { step: 20, kind: 'win', seat: 1 },
    { step: 20, kind: 'win', seat: 2 },
    { step: 40, kind: 'round', seat: null },
    { step: 60, kind: 'win', seat: 0 },
  ],
};

test.each([
  ['win', 0, 1, 20],
  ['win', 20, 1, 60],
  ['win', 60, 1, null],
  ['win', 60, -1, 20],
  ['win', 20, -1, null],
  ['round', 50, -1, 40],
  ['round', 40, -1, 0],
  ['round', 39, 1, 40],
  ['claim', 0, 1, null],
] as const)('%s from %d by %d is %j', (kind, from, by, expected) => {
  expect(jumpTo(FACTS.marks, kind, { from, by })).toBe(expected);
});

test.each([
  [0, 0, 39],
  [39, 0, 39],
  [40, 40, 99],
  [99, 40, 99],
])('step %d lies in the round %d to %d', (step, from, to) => {
  expect(roundAround(FACTS, step)).toEqual({ from, to });
});
