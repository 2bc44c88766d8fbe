/** The progress bar, on standard error and only where it is a terminal. */
import type { Io, Output } from '../edge/io.ts';

const BAR = 24;
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';
/** A rate below this is shown with a decimal. */
const SLOW = 10;

/** What is being done: `things` are many, such as games. */
export interface Work {
  readonly things: string;
  readonly all: number;
  /** Done by an earlier run. */
  readonly before?: number;
}

export class Progress {
  readonly #err: Output | null;
  readonly #work: Work;
  readonly #started = performance.now();
  #shown = 0;

  constructor({ err }: Io, work: Work) {
    this.#err = err.isTTY === true ? err : null;
    this.#work = work;
  }

  /** Call often, with how many are done in this run: it draws only now and then. */
  show(finished: number): void {
    const now = performance.now();
    const { things, all, before = 0 } = this.#work;
    const done = before + finished;
    if (this.#err === null || finished === 0 || (now - this.#shown < REDRAW_MS && done < all)) return;
    this.#shown = now;
    const rate = finished / this.#seconds();
    const filled = Math.round((BAR * done) / all);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    this.#err.write(
      `${CLEAR_LINE}${bar} ${done}/${all}  ${rateText(rate)} ${things}/s  ${Math.ceil((all - done) / rate)} s left`,
    );
  }

  clear(): void {
    this.#err?.write(CLEAR_LINE);
  }

  /** Leaves a line on how fast it went. */
  sumUp(counts: Readonly<Record<string, number>>): void {
    const seconds = this.#seconds();
    const [[things = '', first = 0] = []] = Object.entries(counts);
    const rates = Object.entries(counts).map(([name, count]) => `${rateText(count / seconds)} ${name}/s`);
    this.#err?.write(`${first} ${things} in ${seconds.toFixed(1)} s: ${rates.join(', ')}\n`);
  }

  #seconds(): number {
    return Math.max((performance.now() - this.#started) / 1000, 0.001);
  }
}

const rateText = (rate: number): string => rate.toFixed(rate < SLOW ? 1 : 0);
