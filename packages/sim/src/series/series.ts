/** A series of numbered games, played by bots in one thread or in several until it is over or somebody stops it. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GameFailure, Stopped } from './failure.ts';
import type { GameRange } from './gameQueue.ts';
import { GameQueue } from './gameQueue.ts';
import type { TakeOutcome } from './inOrder.ts';
import { InOrder } from './inOrder.ts';
import type { Stretch } from './share.ts';
import { playShare } from './share.ts';
import type { SeriesTask } from './task.ts';
import type { Threads } from './threads.ts';

/** While code runs on, neither signals nor other threads are heard. */
const PAUSE_EVERY_MS = 50;

export interface Series<Setup, Outcome> {
  readonly task: SeriesTask<Setup, Outcome>;
  readonly setup: Setup;
  /** To go on with a series that was stopped, begin after the last game that was taken of it. */
  readonly games: GameRange;
  /** Whoever made them closes them. */
  readonly threads: Threads;
  /** Aborted, the series ends with the games that are being played: the first ones of it, without a gap. */
  readonly signal: AbortSignal;
  /** Gets every game once and in order, several consecutive ones in an outcome, whatever the number of threads. */
  readonly take: TakeOutcome<Outcome>;
  /** Called often, with how many games are played to the end. */
  readonly progress?: (finished: number) => void;
}

/** Throws a `GameFailure` where a game does: the first one of the series that fails, after all before it were taken. */
export const runSeries = async <Setup, Outcome>(series: Series<Setup, Outcome>): Promise<void> => {
  const run = new Run(series);
  const stop = (): void => run.queue.close();
  const { signal } = series;
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    await run.toTheEnd();
  } finally {
    stop();
    signal.removeEventListener('abort', stop);
  }
};

class Run<Setup, Outcome> {
  readonly queue: GameQueue;
  readonly #series: Series<Setup, Outcome>;
  readonly #outcomes: InOrder<Outcome>;
  readonly #cpuBefore = process.cpuUsage();
  #paused = performance.now();
  #isAlone = true;
  /** Why another thread could not go on. */
  #broken: { readonly error: unknown } | null = null;
  /** Called when another thread has sent something or broken. */
  #news = (): void => {};

  constructor(series: Series<Setup, Outcome>) {
    this.#series = series;
    this.queue = GameQueue.of(series.games);
    this.#outcomes = new InOrder(series.games.first, series.take);
  }

  async toTheEnd(): Promise<void> {
    await this.#joinOthers();
    // This thread plays as well: it is at it long before the others are loaded.
    await Promise.all(Array.from({ length: this.#lanes }, () => this.#play()));
    while (this.#broken === null && this.#outcomes.received < this.queue.taken)
      await new Promise<void>((resolve) => {
        this.#news = resolve;
      });
    if (this.#broken !== null) throw this.#broken.error;
    const { thrown } = this.#outcomes;
    const wasStopped = this.#series.signal.aborted && thrown?.kind === Stopped.name;
    if (thrown !== null && !wasStopped) throw new GameFailure(thrown);
  }

  /** How many games this thread plays at once. */
  get #lanes(): number {
    return this.#waits ? this.#series.threads.count : 1;
  }
  get #waits(): boolean {
    const { task, setup } = this.#series;
    return task.waits?.(setup) === true;
  }

  async #play(): Promise<void> {
    const { task, setup, signal } = this.#series;
    const work = task.prepare(setup, signal);
    try {
      await playShare(work, this.queue, {
        send: (stretch) => this.#outcomes.add(stretch),
        afterGame: () => this.#pause(),
      });
    } finally {
      await work.close?.();
    }
  }

  async #pause(): Promise<void> {
    this.#series.progress?.(this.queue.finished);
    await this.#joinOthers();
    if (performance.now() - this.#paused < PAUSE_EVERY_MS) return;
    await nextTurn();
    this.#paused = performance.now();
  }

  /** Starts the other threads, once and when it is time. */
  async #joinOthers(): Promise<void> {
    const { task, setup, threads } = this.#series;
    if (!this.#isAlone || this.#waits || threads.count === 1 || this.#cpuMs() < threads.aloneMs) return;
    this.#isAlone = false;
    const job = { module: task.module, setup, memory: this.queue.memory };
    const { ended } = await threads.start(job, (stretch) => this.#receive(stretch as Stretch<Outcome>));
    ended.catch((error: unknown) => this.#break(error));
  }

  /** What the processor has spent on this process since the series began. */
  #cpuMs(): number {
    const { user, system } = process.cpuUsage(this.#cpuBefore);
    return (user + system) / 1000;
  }

  #receive(stretch: Stretch<Outcome>): void {
    this.#outcomes.add(stretch);
    this.#series.progress?.(this.queue.finished);
    this.#news();
  }

  #break(error: unknown): void {
    this.queue.close();
    this.#broken ??= { error };
    this.#news();
  }
}
