import { expect, test } from 'vitest';
import { exp, log, log2, power } from './exact.ts';

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));

/** How far the two are apart, as a share of them. */
const apart = (one: number, other: number): number =>
  Math.abs(one - other) / Math.max(Math.abs(one), Math.abs(other), 1e-300);

test('what Math says but for the last bits', () => {
  for (const x of [...steps(-40, 40, 4001), -600, 600])
    expect(apart(exp(x), Math.exp(x))).toBeLessThan(1e-15);
  for (const x of [...steps(0.01, 900, 4001), 1e-9, 1e12]) {
    expect(Math.abs(log(x) - Math.log(x))).toBeLessThan(1e-15 * Math.max(1, Math.abs(Math.log(x))));
    expect(Math.abs(log2(x) - Math.log2(x))).toBeLessThan(1e-15 * Math.max(1, Math.abs(Math.log2(x))));
  }
  for (const base of steps(0.1, 3, 30))
    for (const exponent of [...steps(-20, 20, 41), 0.3, 1.7, -2.4])
      expect(apart(power(base, exponent), base ** exponent)).toBeLessThan(1e-13);
});

test('what is exact stays exact', () => {
  expect([exp(0), log(1), log2(1), power(7, 0), power(0, 3)]).toEqual([1, 0, 0, 1, 0]);
  for (const n of [-9, -1, 1, 5, 20]) expect(log2(power(2, n))).toBe(n);
  expect(power(3, 9)).toBe(19683);
});

test('what is too small is nothing, and what has no logarithm has none', () => {
  expect([exp(-1000), exp(1000)]).toEqual([0, Infinity]);
  for (const x of [0, -1, Infinity, Number.NaN]) expect(() => log(x)).toThrow(RangeError);
});
