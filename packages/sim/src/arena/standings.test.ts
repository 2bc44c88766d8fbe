import { seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { standingsOf } from './standings.ts';
import { wallsWith } from './testing/results.ts';

const SEED = seedOf('cd'.repeat(32));
const WALLS = wallsWith(['greedy', 'random'], [4, 2, -2, 8, 4]);
const standings = standingsOf(WALLS, SEED);

test('games and walls are counted, and a wall is what the interval is made of', () => {
  expect(standings).toMatchObject({ walls: 5, games: 10, faults: 0 });
  const [greedy] = standings.standings;
  expect(greedy).toMatchObject({ bot: 'greedy', games: 10 });
  expect(greedy?.points.mean).toBeCloseTo(1.6, 12);
  expect(greedy?.won.mean).toBeCloseTo(0.8, 12);
  expect(greedy?.ready.mean).toBe(1);
});

test('the margin of two bots that met, the better one first', () => {
  const [margin] = standings.margins;
  expect(margin).toMatchObject({ first: 'greedy', second: 'random', walls: 5 });
  expect(margin?.mean).toBeCloseTo(3.2, 12);
  expect(margin?.low).toBeLessThan(3.2);
});

test('bots that never met have no margin', () => {
  const apart = [
    ...WALLS,
    ...wallsWith(['expert', 'novice'], [1, 1]).map((wall) => ({ ...wall, lineUp: 1 })),
  ];
  expect(
    standingsOf(apart, SEED)
      .margins.map(({ first, second }) => `${first} ${second}`)
      .sort(),
  ).toEqual(['expert novice', 'greedy random']);
});

test('in which order the walls were played makes no difference', () => {
  expect(standingsOf(WALLS.toReversed(), SEED)).toEqual(standings);
});
