import { GAMES, seedOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { WallTally } from './tally.ts';
import arenaTask, { wallsFor } from './task.ts';

const SEED = seedOf('17'.repeat(32));
const setup = {
  ruleset: 'haiyuki',
  options: GAMES.haiyuki.rules.options.presets.duel as object,
  bots: ['greedy', 'novice', 'random'],
  seed: SEED,
} as const;

const played = (...numbers: number[]): WallTally[] => {
  const work = arenaTask.prepare(setup, new AbortController().signal);
  const walls = work.empty();
  for (const number of numbers) work.play(number, walls);
  return walls;
};

test('tables take turns, and all play the same walls', () => {
  expect(played(1, 2, 3, 4).map(({ lineUp, wall }) => [lineUp, wall])).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
  ]);
});

test('a wall is played once from every seat, and is the same whenever it is played', () => {
  const [wall] = played(5);
  expect(wall).toMatchObject({ lineUp: 1, wall: 1, games: 2, faults: 0 });
  expect(played(1, 5)[1]).toEqual(wall);
});

// [games, bots, seats, walls]
test.each<[number, typeof setup.bots | readonly ['greedy', 'random'], number, number]>([
  [400, ['greedy', 'random'], 4, 200],
  [401, ['greedy', 'random'], 4, 201],
  [400, ['greedy', 'novice', 'random'], 2, 600],
])('%i games of %j in %i seats are %i walls', (games, bots, seats, walls) => {
  expect(wallsFor(games, bots, seats)).toBe(walls);
});

test('a game that there is not', () => {
  expect(() => arenaTask.prepare({ ...setup, ruleset: 'constructor' }, new AbortController().signal)).toThrow(
    RangeError,
  );
});
