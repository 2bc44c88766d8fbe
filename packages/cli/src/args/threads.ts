/** `--threads`: how many play at once. The result is the same with any number. */
import { Threads } from '@paiju/sim';
import type { Command } from 'commander';
import type { Io } from '../edge/io.ts';
import { wholeNumber } from './number.ts';

export interface ThreadArgs {
  readonly threads?: number;
}

/** More than any machine has cores for; each costs memory of its own. */
const MOST_THREADS = 256;

/**
 * Until another thread is of use it has loaded the code, built tables and got warm, which takes the processor about as long
 * as this. A series that is over by then goes no faster with it. Whoever asks for threads has them from the start.
 */
const ALONE_MS = 1000;

export const withThreadArgs = (command: Command): Command =>
  command.option(
    '--threads <n>',
    'play in this many threads; the result is the same (default: one a core where it pays)',
    wholeNumber('--threads', 1, MOST_THREADS),
  );

/** At most one for each of `tasks`. Whoever asks for them closes them. */
export const threadsFor = ({ cores }: Io, { threads }: ThreadArgs, tasks: number): Threads =>
  threads === undefined
    ? new Threads(Math.max(1, Math.min(cores, tasks)), { aloneMs: ALONE_MS })
    : new Threads(Math.max(1, Math.min(threads, tasks)));
