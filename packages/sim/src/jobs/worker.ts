/** Whoever plays jobs: takes one after the other, plays it in threads of its own, and says meanwhile that it is alive. */
import { setTimeout as wait } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { thrownBy } from '../series/failure.ts';
import { GameQueue, sizeOf } from '../series/gameQueue.ts';
import type { Stretch } from '../series/share.ts';
import type { SeriesTask } from '../series/task.ts';
import type { Threads } from '../series/threads.ts';
import type { PlayedJob, PlayJob } from './boss.ts';
import { ALIVE_MS, closeBoss, keepAlive, openBoss, playQueue, sweep } from './boss.ts';

/** One kind of series: its task, and whether a setup out of a database is one for it. */
export interface JobKind {
  readonly task: SeriesTask<never, unknown>;
  /** Throws where it is none. */
  readSetup(setup: unknown): unknown;
}

export interface WorkPlan {
  readonly jobs: string;
  readonly kinds: Readonly<Record<string, JobKind>>;
  /** This thread does not play: it has to be heard. */
  readonly threads: Threads;
  readonly signal: AbortSignal;
  /** Called after each job, with how many games were played in all. */
  played(games: number): void;
}

const LOOK_MS = 300;
const SWEEP_MS = 5_000;

/** Until the signal says so. What is being played then goes to another worker. */
export const work = async (plan: WorkPlan): Promise<void> => {
  const { jobs, signal, played } = plan;
  const boss = await openBoss(jobs);
  let games = 0;
  let swept = -SWEEP_MS;
  try {
    while (!signal.aborted) {
      if (performance.now() - swept > SWEEP_MS) {
        swept = performance.now();
        await sweep(boss).catch(() => {});
      }
      const [job] = await boss.fetch<PlayJob>(playQueue());
      if (job === undefined) await wait(LOOK_MS, undefined, { signal }).catch(() => {});
      // What the database did not take is not done, and comes again to whoever is alive.
      else if (await done(boss, plan, job).catch(() => false)) {
        games += sizeOf(job.data.games);
        played(games);
      }
    }
  } finally {
    await closeBoss(boss);
  }
};

/** Whether the job was done and somebody wanted it. */
const done = async (boss: PgBoss, plan: WorkPlan, { id, data }: PgBoss.Job<PlayJob>): Promise<boolean> => {
  const alive = setInterval(() => keepAlive(boss, id).catch(() => {}), ALIVE_MS);
  try {
    const isWanted = (await boss.getQueue(data.results)) !== null;
    const stretches = isWanted ? await playedBy(plan, data) : [];
    if (plan.signal.aborted) {
      await boss.fail(playQueue(), id);
      return false;
    }
    // Before the job is over: where this worker is killed in between, it is played twice and taken once.
    if (isWanted) {
      const result: PlayedJob = { games: data.games, stretches: JSON.stringify(stretches) };
      await handIn(boss, data.results, result);
    }
    await boss.complete(playQueue(), id);
    return isWanted;
  } finally {
    clearInterval(alive);
  }
};

/** Nobody need have it any more, once the series is over. */
const handIn = async (boss: PgBoss, results: string, played: PlayedJob): Promise<void> => {
  try {
    await boss.send(results, played);
  } catch (error) {
    if ((await boss.getQueue(results)) !== null) throw error;
  }
};

const playedBy = async (plan: WorkPlan, job: PlayJob): Promise<readonly Stretch<unknown>[]> => {
  const { kinds, threads, signal } = plan;
  const { kind, games } = job;
  try {
    const known = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (known === undefined) throw new RangeError(`there are no jobs of kind ${kind}`);
    const queue = GameQueue.of(games);
    const played = new Collected();
    const stop = (): void => {
      queue.close();
      played.stop();
    };
    signal.addEventListener('abort', stop, { once: true });
    const setup = known.readSetup(job.setup);
    const task = { module: known.task.module, setup, memory: queue.memory };
    const { ended } = await threads.start(task, (stretch) => played.add(stretch as Stretch<unknown>));
    // How many were handed out is known when all threads have ended; what they sent may come later.
    const whole = ended.then(() => played.until(() => played.size >= queue.taken));
    await Promise.race([whole, played.stopped]);
    signal.removeEventListener('abort', stop);
    return played.stretches;
  } catch (error) {
    return [{ games, outcome: null, thrown: thrownBy(games.first, error) }];
  }
};

/** What threads have sent so far. */
class Collected {
  readonly stretches: Stretch<unknown>[] = [];
  size = 0;
  stop: () => void = () => {};
  readonly stopped = new Promise<void>((resolve) => {
    this.stop = resolve;
  });
  #news: () => void = () => {};

  add(stretch: Stretch<unknown>): void {
    this.stretches.push(stretch);
    this.size += sizeOf(stretch.games);
    this.#news();
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((resolve) => {
        this.#news = resolve;
      });
  }
}
