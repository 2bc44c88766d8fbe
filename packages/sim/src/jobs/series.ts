/** A series of games played by workers, wherever they are: what comes of it is what one thread would have come to. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { GameFailure } from '../series/failure.ts';
import type { GameRange } from '../series/gameQueue.ts';
import { sizeOf } from '../series/gameQueue.ts';
import { InOrder } from '../series/inOrder.ts';
import type { Series } from '../series/series.ts';
import type { Stretch } from '../series/share.ts';
import type { PlayedJob, PlayJob } from './boss.ts';
import { ALIVE_MS, closeBoss, keepAsking, NoJobs, openBoss, playQueue, resultsQueue } from './boss.ts';

export interface JobSeries<Setup, Outcome>
  extends Pick<Series<Setup, Outcome>, 'setup' | 'games' | 'signal' | 'take' | 'progress'> {
  /** The address of the database. */
  readonly jobs: string;
  /** By which workers know the task. */
  readonly kind: string;
}

const LOOK_MS = 200;
/** A worker is not long at one of them, and several workers have enough of them. */
const MOST_GAMES = 64;
const SHARES = 100;
const FETCHED_AT_ONCE = 50;

/** As `runSeries`. Aborted, it takes what has come in without a gap. */
export const runJobs = async <Setup, Outcome>(series: JobSeries<Setup, Outcome>): Promise<void> => {
  if (sizeOf(series.games) === 0) return;
  const boss = await openBoss(series.jobs);
  const results = resultsQueue();
  const ids: string[] = [];
  try {
    await boss.createQueue(results);
    const jobs = rangesOf(series.games).map((games) => {
      const { kind, setup } = series;
      const id = randomUUID();
      ids.push(id);
      return { id, name: playQueue(), data: { results, kind, setup, games } satisfies PlayJob };
    });
    await boss.insert(jobs);
    await collect(boss, results, series);
  } finally {
    // What is not played yet need not be, and whoever plays it now finds nobody who wants it.
    await boss.deleteJob(playQueue(), ids).catch(() => {});
    await boss.deleteQueue(results).catch(() => {});
    await closeBoss(boss);
  }
};

const collect = async <Setup, Outcome>(
  boss: PgBoss,
  results: string,
  { games, signal, take, progress }: JobSeries<Setup, Outcome>,
): Promise<void> => {
  const outcomes = new InOrder<Outcome>(games.first, take);
  /** A job that was given to a second worker may be played twice. */
  const known = new Set<number>();
  let said = performance.now();
  while (outcomes.received < sizeOf(games) && outcomes.thrown === null && !signal.aborted) {
    const played = await boss.fetch<PlayedJob>(results, { batchSize: FETCHED_AT_ONCE });
    for (const { data } of played) {
      if (known.has(data.games.first)) continue;
      known.add(data.games.first);
      for (const stretch of JSON.parse(data.stretches) as Stretch<Outcome>[]) outcomes.add(stretch);
    }
    // One that is not deleted is known when it comes again.
    const ids = played.map(({ id }) => id);
    if (ids.length > 0) await boss.deleteJob(results, ids).catch(() => {});
    progress?.(outcomes.received);
    if (performance.now() - said > ALIVE_MS) {
      said = performance.now();
      if (!(await keepAsking(boss, results)))
        throw new NoJobs('these games have been given up: nothing was heard of this process for a minute');
    }
    if (played.length === 0) await wait(LOOK_MS, undefined, { signal }).catch(() => {});
  }
  if (outcomes.thrown !== null) throw new GameFailure(outcomes.thrown);
};

const rangesOf = ({ first, last }: GameRange): GameRange[] => {
  const size = Math.max(1, Math.min(MOST_GAMES, Math.ceil((last - first + 1) / SHARES)));
  const ranges: GameRange[] = [];
  for (let next = first; next <= last; next += size)
    ranges.push({ first: next, last: Math.min(last, next + size - 1) });
  return ranges;
};
