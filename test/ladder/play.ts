/** Plays a step of the ladder as an arena; its walls are kept in a file, and a run that was stopped is gone on with. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@paiju/engine';
import type { Threads, WallTally } from '@paiju/sim';
import { arenaTask, hashedSeed, runSeries, wallsFor } from '@paiju/sim';
import { KeptWalls } from '../../packages/cli/src/commands/arena/keptWalls.ts';
import type { Step } from './plan.ts';
import { botsOf } from './plan.ts';

export interface Playing {
  /** Where walls are kept. */
  readonly folder: string;
  /** Of the code that plays: what other code played is kept apart. */
  readonly digest: string;
  readonly threads: Threads;
  readonly signal: AbortSignal;
  /** Hears of walls, first of those that an earlier run has played. */
  readonly tell: (done: number, all: number) => void;
}

/** Other code meets other walls: nobody can have made it to suit them. */
export const seedText = (digest: string): string => `ladder-${digest}`;

const fileOf = ({ game, preset, level, below }: Step, { folder, digest }: Playing): string =>
  join(folder, `${game}-${preset}-${level}-${below}-${digest}.jsonl`);

/** All walls of the step, or null where it was stopped before the last one. */
export const playStep = async (step: Step, playing: Playing): Promise<readonly WallTally[] | null> => {
  const { rules } = GAMES[step.game];
  const bots = botsOf(step);
  const options = (rules.options.presets as Readonly<Record<string, object>>)[step.preset] ?? {};
  const setup = { ruleset: step.game, options, bots, seed: hashedSeed(seedText(playing.digest)) };
  const all = wallsFor(step.games, bots, rules.seats);
  mkdirSync(playing.folder, { recursive: true });
  const kept = new KeptWalls(fileOf(step, playing), { ...setup, version: rules.version });
  // Who asked for more games once finds them here when fewer will do.
  const walls = kept.played.slice(0, all);
  const before = walls.length;
  playing.tell(before, all);
  await runSeries({
    task: arenaTask,
    setup,
    games: { first: before + 1, last: all },
    threads: playing.threads,
    signal: playing.signal,
    take: (outcome) => {
      walls.push(...outcome);
      kept.add(outcome);
    },
    progress: (finished) => playing.tell(before + finished, all),
  });
  return walls.length < all ? null : walls;
};
