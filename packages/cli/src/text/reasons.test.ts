import type { Opinion } from '@paiju/bots';
import { describe, expect, test } from 'vitest';
import { differenceText, reasonsText } from './reasons.ts';

/** `win 5.1 risk -1.9`, `distance 2` */
const opinion = (terms: string, facts: string): Opinion => {
  const pairs = (text: string): [string, number][] =>
    [...text.matchAll(/([\w-]+) (-?[\d.]+)/g)].map(([, code = '', value]) => [code, Number(value)]);
  return {
    action: { type: 'pass' },
    estimate: pairs(terms).reduce((sum, [, points]) => sum + points, 0),
    terms: pairs(terms).map(([code, points]) => ({ code, points })),
    facts: pairs(facts).map(([code, value]) => ({ code, value })),
  };
};

// [terms, facts, text]
const REASONS: readonly [string, string, string][] = [
  [
    'win 5.1 risk -1.9',
    'win-chance 0.38 win-value 13 distance 2 useful 23',
    'win +5.1 (38% for 13), risk −1.9; 2 away from ready, useful tiles left: 23',
  ],
  ['risk -0.4', 'deal-in 0.06', 'risk −0.4 (6%)'],
  ['win 0.01 risk -0.01', 'win-chance 0.2 deal-in 0.06', '20% likely to win, 6% likely to be won on'],
  ['win 1204.6', '', 'win +1,205'],
  ['win 2', 'deal-in 0 draws 3', 'win +2.0; own draws left: 3'],
  ['win 2 tried-out -0.5', 'worlds 40', 'win +2.0, tried out −0.5 (40 worlds)'],
  ['', 'useful 1', 'useful tiles left: 1'],
  ['', '', ''],
  ['novelty -3', 'novelty 2', 'novelty −3.0; novelty 2'],
];

test.each(REASONS)('reasons: %s, %s', (terms, facts, text) => {
  expect(reasonsText(opinion(terms, facts))).toBe(text);
});

describe('what tells two actions apart', () => {
  // [terms and facts of the one, of the other, text]
  const PAIRS: readonly [[string, string], [string, string], string][] = [
    [
      ['win 3 risk -2', 'useful 17'],
      ['win 3 risk -1.6', 'useful 23'],
      'useful tiles: 6 fewer, risks 0.4 more now',
    ],
    [['win 3 risk -1', ''], ['win 4 risk -3', ''], 'risks 2 less now, 1 less from winning'],
    [['win 3', ''], ['kong 1', ''], '3 more from winning, 1 less for the kong'],
    [['win 1 kong 2 risk -3', ''], ['', ''], 'risks 3 more now, 2 more for the kong'],
    [
      ['', 'distance 1 useful 2 win-value 3'],
      ['', 'distance 2 useful 9 win-value 9'],
      '1 nearer to ready, useful tiles: 7 fewer',
    ],
    [['', 'distance 1'], ['', 'useful 2'], ''],
    [['', 'win-chance 0.3 useful 3'], ['', 'win-chance 0.301 useful 4'], 'useful tiles: 1 fewer'],
    [['win 3.01', ''], ['win 3', ''], ''],
    [['novelty 3', ''], ['', ''], '3 more novelty'],
  ];

  test.each(PAIRS)('%j against %j', (one, other, text) => {
    expect(differenceText(opinion(...one), opinion(...other))).toBe(text);
  });
});
