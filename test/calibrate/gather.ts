/** Samples positions until there are enough, in several threads and in the same order with any number of them. */
import type { Threads } from '@paiju/sim';
import { hashedSeed, runSeries } from '@paiju/sim';
import type { KeptPositions } from './kept.ts';
import type { Position, SampleSetup } from './sample.ts';
import sampleTask from './sample.ts';

/** More matches than anybody waits for. */
const LAST = 2 ** 29;

export interface Gathering extends Omit<SampleSetup, 'seed'> {
  readonly seed: string;
  /** How many positions; all of the match in which there are so many. */
  readonly wanted: number;
  readonly kept: KeptPositions;
  readonly threads: Threads;
  progress(positions: number): void;
}

export const gather = async ({
  id,
  preset,
  seed,
  wanted,
  kept,
  threads,
  progress,
}: Gathering): Promise<void> => {
  if (kept.positions.length >= wanted) return;
  const enough = new AbortController();
  const take = (positions: readonly Position[], { first, last }: { first: number; last: number }): void => {
    for (let match = first; match <= last && kept.positions.length < wanted; match++)
      kept.add(positions.filter((each) => each.match === match));
    progress(kept.positions.length);
    if (kept.positions.length >= wanted) enough.abort();
  };
  await runSeries({
    task: sampleTask,
    setup: { id, preset, seed: hashedSeed(`${seed}/${id}/${preset}`) },
    games: { first: kept.matches + 1, last: LAST },
    ...{ threads, take, signal: enough.signal },
  });
};
