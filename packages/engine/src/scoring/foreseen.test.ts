import { expect, test } from 'vitest';
import { foreseen } from './foreseen.ts';

const paying = (points: number, from = 1) => [{ from, to: 0, points, reason: 'win', cause: 7 }];
const told = (points: number, from = 1) => [{ from, to: 0, points, reason: 'win' }];

test('ways that move the same are one, of which nothing hidden is taken for granted', () => {
  const ways = [
    { given: { ready: true }, transfers: paying(3) },
    { given: { ready: false }, transfers: paying(3) },
  ];
  expect(foreseen(ways)).toEqual([{ given: {}, transfers: told(3) }]);
});

test.each([
  ['other points', paying(4), told(4)],
  ['another payer', paying(3, 2), told(3, 2)],
  ['nobody', [], []],
])('ways that differ are all told: %s', (_, transfers, other) => {
  const ways = [
    { given: { ready: true }, transfers: paying(3) },
    { given: { ready: false }, transfers },
  ];
  expect(foreseen(ways)).toEqual([
    { given: { ready: true }, transfers: told(3) },
    { given: { ready: false }, transfers: other },
  ]);
});

test('without a way there is nothing to tell', () => expect(foreseen([])).toEqual([]));
