import { expect, test } from 'vitest';
import { Comparison } from './comparison.ts';

const TRUST = 8;

const after = (prior: number, ...leads: number[]): Comparison => {
  const comparison = new Comparison(prior, TRUST);
  for (const lead of leads) comparison.add(lead);
  return comparison;
};

test('before the first world it is what was thought, then it moves to what the worlds say', () => {
  expect(after(-2).lead).toBe(-2);
  const some = after(-2, 3, 3, 3, 3).lead;
  expect(some).toBeGreaterThan(-2);
  expect(some).toBeLessThan(3);
  expect(after(-2, ...Array(10_000).fill(3)).lead).toBeCloseTo(3, 1);
});

test('the more the estimate is trusted, the more worlds it takes to leave it', () => {
  const leadWith = (trust: number): number => {
    const comparison = new Comparison(-6, trust);
    for (let world = 0; world < 10; world++) comparison.add(6);
    return comparison.lead;
  };
  expect(leadWith(5)).toBeGreaterThan(0);
  expect(leadWith(10)).toBe(0);
  expect(leadWith(20)).toBeLessThan(0);
});

test('a few worlds are no reason to give up, many that agree are', () => {
  expect(after(0, ...Array(7).fill(-9)).isHopeless(0)).toBe(false);
  expect(after(0, ...Array(20).fill(-9)).isHopeless(0)).toBe(true);
});

test('worlds that disagree leave hope', () => {
  expect(after(0, ...Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? -30 : 28))).isHopeless(0)).toBe(
    false,
  );
});

test('what is sure is less than what is likely, and closer to it with every world', () => {
  const noisy = (worlds: number): Comparison =>
    after(0, ...Array.from({ length: worlds }, (_, i) => (i % 2 === 0 ? 12 : -8)));
  expect(noisy(4).sureLead).toBe(0);
  expect(noisy(20).sureLead).toBeLessThan(noisy(20).lead);
  expect(noisy(8).sureLead).toBeLessThan(0);
  expect(noisy(2000).sureLead).toBeGreaterThan(1.5);
});
