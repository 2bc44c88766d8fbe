/** Threads that play beside the main one, kept from series to series: starting one costs as much as many games. */
import type { Piscina } from 'piscina';
import type { Job } from './thread.ts';
import { THREAD } from './thread.ts';

export interface ThreadsOptions {
  /**
   * How long the main thread plays alone before it starts the others: a short series is over by then. In CPU time, which on
   * a busy machine says better than a clock how much was played.
   */
  readonly aloneMs?: number;
}

export class Threads {
  /** How many play, the main one among them. */
  readonly count: number;
  readonly aloneMs: number;
  #pool: Piscina<Job, void> | null = null;

  constructor(count: number, { aloneMs = 0 }: ThreadsOptions = {}) {
    this.count = count;
    this.aloneMs = aloneMs;
  }

  /** Has every other thread do a job. `receive` gets what they send; the answer rejects where one of them breaks. */
  async start(job: Job, receive: (message: unknown) => void): Promise<{ readonly ended: Promise<unknown> }> {
    const pool = await this.#started();
    pool.removeAllListeners('message').on('message', receive);
    // One task a thread: it is the queue that divides the games among them, not the pool.
    const tasks = Array.from({ length: this.count - 1 }, () => pool.run(job));
    return { ended: Promise.all(tasks) };
  }

  async #started(): Promise<Piscina<Job, void>> {
    // Loaded where it is wanted: whoever plays in one thread should not wait for it.
    const { Piscina } = await import('piscina');
    const others = this.count - 1;
    // Each does one long job. A thread that waited for the next one in `Atomics.wait` could miss that it was to end, and nothing ended.
    const settings = { minThreads: others, maxThreads: others, atomics: 'disabled' } as const;
    this.#pool ??= new Piscina({ filename: THREAD, ...settings });
    return this.#pool;
  }

  /** Ends the other threads, whatever they are at. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }
}
