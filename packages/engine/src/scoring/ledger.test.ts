import { expect, test } from 'vitest';
import type { Account, Transfer } from './ledger.ts';
import { auditTransfers, balances, isZeroSum, ranking } from './ledger.ts';

/** `'0>2 5, 1>bank 3'` */
const transfersOf = (text: string): Transfer[] =>
  text
    .split(', ')
    .filter(Boolean)
    .map((part) => {
      const [, from, to, points] = /^(\S+)>(\S+) (\S+)$/.exec(part) ?? [];
      const account = (name = ''): Account => (name === 'bank' ? name : Number(name));
      return { from: account(from), to: account(to), points: Number(points), reason: 'test', cause: 0 };
    });

// [what it shows, start, transfers, balances]
const BALANCES: readonly [string, number, string, number[]][] = [
  ['nothing paid', 100, '', [100, 100, 100, 100]],
  ['one pays another', 100, '0>2 5', [95, 100, 105, 100]],
  ['they add up', 100, '0>2 5, 3>0 1, 0>2 2', [94, 100, 107, 99]],
  ['X-14.2 below zero without limit', 0, '1>3 500', [0, -500, 0, 500]],
  ['the bank pays', 10, 'bank>1 3', [10, 13, 10, 10]],
  ['the bank is paid', 10, '1>bank 3', [10, 7, 10, 10]],
];

test.each(BALANCES)('X-3.3 %s, from %i: %s', (_, start, transfers, points) => {
  expect(balances(4, start, transfersOf(transfers))).toEqual(points);
});

test('an account nobody has makes no balance', () => {
  expect(balances(2, 0, transfersOf('0>1 1'))).toEqual([-1, 1]);
  expect(balances(2, 0, transfersOf('0>3 1'))[3]).toBeNaN();
  expect(balances(2, 0, transfersOf('3>0 1'))[3]).toBeNaN();
});

// [what it shows, transfers, fault]
const FAULTS: readonly [string, string, string | null][] = [
  ['nothing', '', null],
  ['a sound ledger', '0>3 1, 3>0 900', null],
  ['the bank', 'bank>0 1, 0>bank 1', null],
  ['a seat beyond the last', '0>4 1', 'unknown-account'],
  ['a payer beyond the last', '4>0 1', 'unknown-account'],
  ['a seat below the first', '-1>0 1', 'unknown-account'],
  ['half a seat', '0.5>0 1', 'unknown-account'],
  ['a seat paying itself', '2>2 1', 'unknown-account'],
  ['the bank paying itself', 'bank>bank 1', 'unknown-account'],
  ['no points', '0>1 0', 'not-whole-positive-points'],
  ['negative points', '0>1 -1', 'not-whole-positive-points'],
  ['half a point', '0>1 1.5', 'not-whole-positive-points'],
  ['more than can be counted', '0>1 9007199254740992', 'not-whole-positive-points'],
  ['a fault behind a sound transfer', '0>1 1, 0>1 0', 'not-whole-positive-points'],
];

test.each(FAULTS)('X-15.6 %s: %s', (_, transfers, fault) => {
  expect(auditTransfers(4, transfersOf(transfers))).toBe(fault);
});

test.each([
  [[100, 100, 100, 100], 100, true],
  [[95, 100, 105, 100], 100, true],
  [[95, 100, 104, 100], 100, false],
  [[-500, 500, 0, 0], 0, true],
  [[1, 0, 0, 0], 0, false],
  [[7, 5], 6, true],
])('X-15.6 %j add up to what was started with, %i each: %s', (points, start, expected) => {
  expect(isZeroSum(points, start)).toBe(expected);
});

// [balances, seat:rank in order]
const RANKS: readonly [number[], string][] = [
  [[10, 40, 30, 20], '1:1 2:2 3:3 0:4'],
  [[10, 10, 10, 10], '0:1 1:1 2:1 3:1'],
  [[10, 40, 10, 40], '1:1 3:1 0:3 2:3'],
  [[-5, 0, -5, -10], '1:1 0:2 2:2 3:4'],
];

test.each(RANKS)('ranking of %j', (points, expected) => {
  const ranks = ranking(points);
  expect(ranks.map(({ seat, rank }) => `${seat}:${rank}`).join(' ')).toBe(expected);
  expect(ranks.map((each) => each.points)).toEqual(ranks.map(({ seat }) => points[seat]));
});
