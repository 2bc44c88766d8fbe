import { expect, test } from 'vitest';
import { ANCHORS } from '../../packages/server/src/ratings/anchors.ts';
import { anchorsFrom } from './anchors.ts';
import { fitted } from './fit.ts';
import { readResults } from './results.ts';

test('the anchors of bots are what the matches say that are kept', () => {
  expect(anchorsFrom(readResults())).toEqual(ANCHORS);
});

test('strengths are found again in matches that were drawn by them', () => {
  // Three of four are won by the stronger: ln 3 apart, on a scale of 200 × √2.
  const finishes = Array.from({ length: 400 }, (_, i) => ({
    levels: ['weak', 'strong'] as const,
    places: i % 4 === 0 ? [1, 2] : [2, 1],
  }));
  const { weak, strong } = fitted(['weak', 'strong'], finishes, ['weak', 'strong']);
  expect((strong + weak) / 2).toBe(1500);
  expect(Math.abs(strong - weak - Math.log(3) * 200 * Math.SQRT2)).toBeLessThan(5);
});
