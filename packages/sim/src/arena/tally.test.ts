import { expect, test } from 'vitest';
import { tallyWall } from './tally.ts';
import { gameOf } from './testing/results.ts';

const wall = tallyWall({ lineUp: 2, wall: 7 }, [
  gameOf(['greedy', 'random', 'greedy', 'random'], [6, -4, 0, -2]),
  { ...gameOf(['random', 'greedy', 'random', 'greedy'], [3, 3, -3, -3]), faults: 2, rounds: 3 },
]);

test('a wall knows its place, its games and what went wrong', () => {
  expect(wall).toMatchObject({ lineUp: 2, wall: 7, games: 2, faults: 2 });
});

test('the seats of a bot are summed up over all seatings', () => {
  expect(wall.bots).toEqual([
    { bot: 'greedy', seats: 4, rounds: 8, points: 6, won: 2, dealtIn: 1, ready: 4 },
    { bot: 'random', seats: 4, rounds: 8, points: -6, won: 1, dealtIn: 1, ready: 4 },
  ]);
});

test('every seat of one bot is compared with every seat of the other, and a draw is half of each', () => {
  // First game: 6 and 0 against -4 and -2: four times ahead. Second: 3 against 3 and -3, -3 against 3 and -3.
  expect(wall.duels).toEqual([{ first: 'greedy', second: 'random', won: 4 + 1.5 + 0.5, lost: 0.5 + 1.5 }]);
});

test('a bot has no duel with itself', () => {
  expect(tallyWall({ lineUp: 0, wall: 0 }, [gameOf(['greedy', 'greedy'], [1, -1])]).duels).toEqual([]);
});
