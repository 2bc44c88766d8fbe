/** `paiju worker`: plays the games of others' simulations and arenas, wherever it is. */
import { BOT_LEVELS } from '@paiju/bots';
import { GAME_IDS } from '@paiju/engine';
import type { JobKind } from '@paiju/sim';
import { arenaTask, Threads, work } from '@paiju/sim';
import { figure } from '@paiju/words';
import { z } from 'zod';
import type { JobKindName } from '../args/jobs.ts';
import { asUsage } from '../args/jobs.ts';
import type { ThreadArgs } from '../args/threads.ts';
import { INTERRUPTED } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';
import simTask from './sim/task.ts';

export interface WorkerArgs extends ThreadArgs {
  readonly jobs: string;
}

/** What comes out of a database: our own bots only, for a worker runs nobody's commands and writes no files. */
const SETUP = {
  ruleset: z.enum(GAME_IDS),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  bots: z.array(z.enum(BOT_LEVELS)).max(20),
  seed: z.string().regex(/^[0-9a-f]{64}$/),
};
const ARENA_SETUP = z.strictObject(SETUP);
const SIM_SETUP = z.strictObject({ ...SETUP, games: z.number().int().positive(), records: z.null() });

const KINDS: Readonly<Record<JobKindName, JobKind>> = {
  arena: { task: arenaTask, readSetup: (setup) => ARENA_SETUP.parse(setup) },
  sim: { task: simTask, readSetup: (setup) => SIM_SETUP.parse(setup) },
};

export const worker = async ({ cores, err, signal }: Io, args: WorkerArgs): Promise<number> => {
  const { jobs } = args;
  // One besides those that play.
  const threads = new Threads((args.threads ?? cores) + 1);
  let all = 0;
  err.write('paiju: waits for games to play; Ctrl-C ends\n');
  const played = (games: number): void => {
    all = games;
  };
  try {
    await work({ jobs, kinds: KINDS, threads, signal, played }).catch(asUsage);
  } finally {
    await threads.close();
  }
  err.write(`paiju: games played: ${figure(all)}\n`);
  return signal.aborted ? INTERRUPTED : 0;
};
