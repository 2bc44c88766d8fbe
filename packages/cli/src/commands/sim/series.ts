/** The games of a simulation: played with a bar, until all are or Ctrl-C is pressed, and counted together. */
import type { Tally, Threads } from '@paiju/sim';
import { addTally, emptyTally, GameFailure, gameSeed } from '@paiju/sim';
import { deskFor } from '../../args/game.ts';
import type { JobArgs } from '../../args/jobs.ts';
import { runGames } from '../../args/jobs.ts';
import { UsageError } from '../../edge/failure.ts';
import type { Io } from '../../edge/io.ts';
import { Progress } from '../../screen/progress.ts';
import type { SimSetup } from './task.ts';
import simTask from './task.ts';

/** What came of all games that were played, which are fewer than asked for after Ctrl-C. */
export const playSeries = async (
  io: Io,
  setup: SimSetup,
  { threads, ...args }: { readonly threads: Threads } & JobArgs,
): Promise<Tally> => {
  const tally = emptyTally(deskFor(setup.ruleset));
  const progress = new Progress(io, { things: 'games', all: setup.games });
  try {
    await runGames(io, args, {
      kind: 'sim',
      task: simTask,
      setup,
      games: { first: 1, last: setup.games },
      threads,
      signal: io.signal,
      take: (outcome) => addTally(tally, outcome),
      progress: (finished) => progress.show(finished),
    });
  } catch (error) {
    throw error instanceof GameFailure ? told(io, setup, error) : error;
  } finally {
    progress.clear();
  }
  progress.sumUp({ games: tally.games, decisions: tally.decisions });
  return tally;
};

/** What a person did wrong is one line; what is our own bug is thrown, after a line on how to see it again. */
const told = ({ err }: Io, { seed }: SimSetup, { game, kind, cause }: GameFailure): Error => {
  if (kind === UsageError.name) return new UsageError(cause.message);
  err.write(`paiju: game ${game} failed, its seed is ${gameSeed(seed, game)}\n`);
  return cause;
};
