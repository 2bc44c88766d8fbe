/** Ratings of people whose strength is known; `npm run ratings -- simulate` does the same for every ladder and longer. */
import { expect, test } from 'vitest';
import { seedNo } from '../../packages/engine/src/testing/match.ts';
import { bandsOf, standingAfter } from './figures.ts';
import { readResults } from './results.ts';
import { Simulation } from './simulate.ts';

const RUNS = 4;

test('whoever is stronger stands higher, and what ratings foretell comes true', () => {
  const simulation = new Simulation('xuezhan-bury3', readResults(), seedNo(1));
  const runs = Array.from({ length: RUNS }, () => simulation.run([20, 100]));
  const [early, late] = [standingAfter(runs, 20), standingAfter(runs, 100)];
  expect(early.farInOrder).toBeGreaterThan(0.9);
  expect(late.farInOrder).toBeGreaterThan(0.98);
  expect(late.inOrder).toBeGreaterThan(early.inOrder);
  expect(late.error).toBeLessThan(early.error);
  expect([early.provisional, late.provisional]).toEqual([1, 0]);
  const bands = bandsOf(runs, 20, 100);
  expect(bands.length).toBeGreaterThanOrEqual(3);
  for (const { foretold, cameTrue } of bands) expect(Math.abs(foretold - cameTrue)).toBeLessThan(0.06);
});
