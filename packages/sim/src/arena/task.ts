/** The games of an arena, wall by wall: what its threads do. */
import type { KeptWeights } from '@paiju/bots';
import { createBot, unpacked } from '@paiju/bots';
import type { Game, GameId, Games, Seed } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { AgentLimits, Contestant } from '../agents/contestant.ts';
import { AGENT_LIMITS, areBots, isExec } from '../agents/contestant.ts';
import { Crew } from '../agents/crew.ts';
import { botSeed, gameSeed } from '../seeds.ts';
import type { SeriesTask } from '../series/task.ts';
import { playAgentGame } from './agentGame.ts';
import { playArenaGame } from './game.ts';
import type { LineUp } from './seating.ts';
import { lineUpsOf, seatingsOf } from './seating.ts';
import type { GameResult, WallTally } from './tally.ts';
import { tallyWall } from './tally.ts';

export interface ArenaSetup {
  readonly ruleset: string;
  readonly options: object;
  readonly bots: readonly Contestant[];
  readonly seed: Seed;
  /** Not there where no programs of others play. */
  readonly limits?: AgentLimits;
  /** What `net` plays with, where it is not what comes with it. */
  readonly net?: KeptWeights;
}

/** A wall of the arena has a number from 1 on; the tables take turns, so that they are equally far at any time. */
const arenaTask: SeriesTask<ArenaSetup, WallTally[]> = {
  module: import.meta.url,
  waits: ({ bots }) => bots.some(isExec),
  prepare: ({ ruleset, options, bots, seed, limits, net }, signal) => {
    const game = gameOf(ruleset);
    const lineUps = lineUpsOf(bots, game.rules.seats);
    const crew = new Crew({ ...(limits ?? AGENT_LIMITS), ruleset: game.rules.id as GameId, options });
    const seated = withNet(net);
    const plan = (seating: LineUp, wallSeed: Seed) => ({
      ...{ options, seating, seed: wallSeed, botSeed: botSeed(wallSeed), crew, signal },
    });
    return {
      empty: () => [],
      close: () => crew.close(),
      play: (number, walls) => {
        const lineUp = (number - 1) % lineUps.length;
        const wall = Math.floor((number - 1) / lineUps.length);
        // All tables play the same walls.
        const wallSeed = gameSeed(seed, wall + 1);
        const seatings = seatingsOf(lineUps[lineUp] ?? []);
        const keep = (games: readonly GameResult[]): void => {
          walls.push(tallyWall({ lineUp, wall }, games));
        };
        if (seatings.every(areBots)) {
          const games = seatings.map((seating) =>
            playArenaGame(game, { ...plan(seating, wallSeed), seating }, seated),
          );
          return keep(games);
        }
        return inOrder(seatings, (seating) => playAgentGame(game, plan(seating, wallSeed))).then(keep);
      },
    };
  },
};

export default arenaTask;

/** The games on a wall share the processes of their agents: one after another. */
const inOrder = async <T>(
  seatings: readonly LineUp[],
  play: (seating: LineUp) => Promise<T>,
): Promise<readonly T[]> => {
  const played: T[] = [];
  for (const seating of seatings) played.push(await play(seating));
  return played;
};

const withNet = (net: KeptWeights | undefined): typeof createBot => {
  if (net === undefined) return createBot;
  const weights = unpacked(net);
  return (level, seat) => createBot(level, { ...seat, net: () => weights });
};

const gameOf = (ruleset: string): Game => {
  const games: Games = GAMES;
  const game = Object.hasOwn(games, ruleset) ? games[ruleset] : undefined;
  if (game === undefined) throw new RangeError(`no game ${ruleset}`);
  return game;
};

/** How many walls give every table at least so many games. */
export const wallsFor = (games: number, bots: readonly Contestant[], seats: number): number =>
  lineUpsOf(bots, seats)
    .map((lineUp) => Math.ceil(games / seatingsOf(lineUp).length))
    .reduce((sum, walls) => sum + walls, 0);
