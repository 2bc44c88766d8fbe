/** Results of games, written short. */
import type { Contestant } from '../../agents/contestant.ts';
import type { GameResult, WallTally } from '../tally.ts';
import { tallyWall } from '../tally.ts';

/** Points of each seat; every seat with points won the one round, the last of the others dealt in, all were ready. */
export const gameOf = (seating: readonly Contestant[], points: readonly number[]): GameResult => {
  const loser = points.lastIndexOf(Math.min(...points));
  return {
    seating,
    rounds: 1,
    faults: 0,
    seats: points.map((score, seat) => ({
      points: score,
      won: score > 0 ? 1 : 0,
      dealtIn: seat === loser ? 1 : 0,
      ready: 1,
    })),
  };
};

/** A wall for each margin, on which the first of the two is ahead by that much in both games. */
export const wallsWith = (
  bots: readonly [Contestant, Contestant],
  margins: readonly number[],
): WallTally[] => {
  const [first, second] = bots;
  return margins.map((margin, wall) =>
    tallyWall({ lineUp: 0, wall }, [
      gameOf([first, second], [margin / 2, -margin / 2]),
      gameOf([second, first], [-margin / 2, margin / 2]),
    ]),
  );
};
