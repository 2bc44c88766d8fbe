/** In what two opinions differ. */
import { expect, test } from 'vitest';
import type { Opinion } from './advice.ts';
import { opinionOf } from './advice.ts';
import { factDifferences, termDifferences } from './differences.ts';

const opinion = (terms: Readonly<Record<string, number>>, facts: Readonly<Record<string, number>>): Opinion =>
  opinionOf(
    { type: 'pass' },
    Object.entries(terms).map(([code, points]) => ({ code, points })),
    Object.entries(facts).map(([code, value]) => ({ code, value })),
  );

test('terms: the largest difference first, and what is not there counts as nothing', () => {
  const first = opinion({ win: 5, kong: 1 }, {});
  const second = opinion({ win: 4, risk: -3 }, {});
  expect(termDifferences(first, second)).toEqual([
    { code: 'risk', points: 3 },
    { code: 'win', points: 1 },
    { code: 'kong', points: 1 },
  ]);
  expect(termDifferences(second, first).map(({ points }) => points)).toEqual([-3, -1, -1]);
});

test('terms: that less comes true than it seems is no reason', () => {
  expect(termDifferences(opinion({ win: 5 }, {}), opinion({ win: 4, besides: 9 }, {}))).toEqual([
    { code: 'win', points: 1 },
  ]);
});

test('facts: in the order of the first, only those that both have', () => {
  const first = opinion({}, { useful: 8, distance: 1, draws: 5 });
  const second = opinion({}, { distance: 2, useful: 12 });
  expect(factDifferences(first, second)).toEqual([
    { code: 'useful', value: -4 },
    { code: 'distance', value: -1 },
  ]);
});
