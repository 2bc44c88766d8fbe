/** A task whose parts list the games played, for tests that want to see who played what. */
import { isMainThread, threadId } from 'node:worker_threads';
import type { SeriesTask } from '../series/task.ts';

export interface ListingSetup {
  /** How long a game takes. */
  readonly ms: number;
  readonly failing: readonly number[];
  /** From this game on, threads other than the main one end without a word. */
  readonly deadlyFrom: number | null;
}

export type Listed = { readonly game: number; readonly thread: number }[];

const sleep = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const listing: SeriesTask<ListingSetup, Listed> = {
  module: import.meta.url,
  prepare: ({ ms, failing, deadlyFrom }) => ({
    empty: () => [],
    play: (game, part) => {
      if (ms > 0) sleep(ms);
      if (deadlyFrom !== null && game >= deadlyFrom && !isMainThread) process.exit(3);
      if (failing.includes(game)) throw new RangeError(`no luck in ${game}`);
      part.push({ game, thread: isMainThread ? 0 : threadId });
    },
  }),
};
export default listing;
