/** `--jobs`: games that workers play, on this machine and others. */
import type { Contestant, Series } from '@paiju/sim';
import { areBots, NoJobs, runJobs, runSeries } from '@paiju/sim';
import type { Command } from 'commander';
import { UsageError } from '../edge/failure.ts';
import type { Io } from '../edge/io.ts';

export interface JobArgs {
  readonly jobs?: string;
}

export const withJobArgs = (command: Command): Command =>
  command.option(
    '--jobs <url>',
    'have the games played by workers (paiju worker) over this PostgreSQL: postgres://user:password@host/database',
  );

/** What a worker must not be asked to do. */
export const checkJobs = ({ jobs }: JobArgs, bots: readonly Contestant[], records: string | null): void => {
  if (jobs === undefined) return;
  if (!areBots(bots))
    throw new UsageError(
      '--jobs is not for exec: agents, which run on this machine only; allowed: --threads',
    );
  if (records !== null)
    throw new UsageError('--records is not for --jobs: workers have other folders; allowed: one of them');
};

export type KindedSeries<Setup, Outcome> = Series<Setup, Outcome> & { readonly kind: JobKindName };
export type JobKindName = 'sim' | 'arena';

/** In threads of our own, or by workers: the result is the same. */
export const runGames = async <Setup, Outcome>(
  { err }: Io,
  { jobs }: JobArgs,
  series: KindedSeries<Setup, Outcome>,
): Promise<void> => {
  if (jobs === undefined) return runSeries(series);
  err.write('paiju: workers play this: npx paiju worker --jobs with the same address, as many as you like\n');
  return runJobs({ ...series, jobs }).catch(asUsage);
};

/** A database that cannot be used is one line. */
export const asUsage = (error: unknown): never => {
  throw error instanceof NoJobs ? new UsageError(error.message) : error;
};
