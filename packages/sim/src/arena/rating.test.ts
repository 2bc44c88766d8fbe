import { seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { ratingsOf } from './rating.ts';
import { wallsWith } from './testing/results.ts';

const SEED = seedOf('ab'.repeat(32));
const rated = (...args: Parameters<typeof ratingsOf>): Record<string, number> =>
  Object.fromEntries(ratingsOf(...args).map(({ bot, mean }) => [bot, mean]));
/** So many walls won by the first bot and so many lost. */
const record = (won: number, lost: number): number[] => [...Array(won).fill(2), ...Array(lost).fill(-2)];

test('ten times as often ahead is 400 points', () => {
  const { greedy = 0, random = 0 } = rated(wallsWith(['greedy', 'random'], record(10_000, 1000)), SEED);
  expect(greedy - random).toBeCloseTo(400, 0);
  expect((greedy + random) / 2).toBeCloseTo(1500, 6);
});

test('as often ahead as behind is the same rating', () => {
  const { greedy = 0, random = 1 } = rated(wallsWith(['greedy', 'random'], record(50, 50)), SEED);
  expect(greedy).toBeCloseTo(random, 6);
});

test('who never met is compared through a third', () => {
  const walls = [
    ...wallsWith(['greedy', 'novice'], record(2000, 1000)),
    ...wallsWith(['novice', 'random'], record(3000, 1000)),
  ];
  const { greedy = 0, novice = 0, random = 0 } = rated(walls, SEED);
  expect(greedy - novice).toBeCloseTo(400 * Math.log10(2), 0);
  expect(novice - random).toBeCloseTo(400 * Math.log10(3), 0);
});

test('who never loses has a rating all the same, and the best comes first', () => {
  const [best, worst] = ratingsOf(wallsWith(['greedy', 'random'], record(20, 0)), SEED);
  expect([best?.bot, worst?.bot]).toEqual(['greedy', 'random']);
  expect(best?.mean).toBeLessThan(3000);
});

test('the interval shrinks with the root of the walls', () => {
  const width = (times: number): number => {
    const [best] = ratingsOf(wallsWith(['greedy', 'random'], record(60 * times, 40 * times)), SEED);
    return (best?.high ?? 0) - (best?.low ?? 0);
  };
  expect(width(1) / width(16)).toBeGreaterThan(3);
  expect(width(1) / width(16)).toBeLessThan(5.5);
});

test('the same walls have the same ratings', () => {
  const walls = wallsWith(['greedy', 'random'], record(30, 20));
  expect(ratingsOf(walls, SEED)).toEqual(ratingsOf(walls, SEED));
});
