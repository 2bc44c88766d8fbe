/** The games of an arena, wall by wall: what its threads do. */
import type { BotLevel } from '@paiju/bots';
import type { Game, Games, Seed } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import { botSeed, gameSeed } from '../seeds.ts';
import type { SeriesTask } from '../series/task.ts';
import { playArenaGame } from './game.ts';
import { lineUpsOf, seatingsOf } from './seating.ts';
import type { WallTally } from './tally.ts';
import { tallyWall } from './tally.ts';

export interface ArenaSetup {
  readonly ruleset: string;
  readonly options: object;
  readonly bots: readonly BotLevel[];
  readonly seed: Seed;
}

/** A wall of the arena has a number from 1 on; the tables take turns, so that they are equally far at any time. */
const arenaTask: SeriesTask<ArenaSetup, WallTally[]> = {
  module: import.meta.url,
  prepare: ({ ruleset, options, bots, seed }) => {
    const game = gameOf(ruleset);
    const lineUps = lineUpsOf(bots, game.rules.seats);
    return {
      empty: () => [],
      play: (number, walls) => {
        const lineUp = (number - 1) % lineUps.length;
        const wall = Math.floor((number - 1) / lineUps.length);
        // All tables play the same walls.
        const wallSeed = gameSeed(seed, wall + 1);
        const games = seatingsOf(lineUps[lineUp] ?? []).map((seating) =>
          playArenaGame(game, { options, seating, seed: wallSeed, botSeed: botSeed(wallSeed) }),
        );
        walls.push(tallyWall({ lineUp, wall }, games));
      },
    };
  },
};

export default arenaTask;

const gameOf = (ruleset: string): Game => {
  const games: Games = GAMES;
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game === undefined) throw new RangeError(`no game ${ruleset}`);
  return game;
};

/** How many walls give every table at least so many games. */
export const wallsFor = (games: number, bots: readonly BotLevel[], seats: number): number =>
  lineUpsOf(bots, seats)
    .map((lineUp) => Math.ceil(games / seatingsOf(lineUp).length))
    .reduce((sum, walls) => sum + walls, 0);
