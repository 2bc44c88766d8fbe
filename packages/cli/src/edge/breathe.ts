/** Lets signals in between pieces of long work: while code runs on, Ctrl-C is not heard. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { stopIfInterrupted } from './failure.ts';

const PAUSE_EVERY_MS = 50;

export class Breath {
  readonly #signal: AbortSignal;
  #last = performance.now();

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Call often: it pauses only now and then. */
  async pause(): Promise<void> {
    if (performance.now() - this.#last < PAUSE_EVERY_MS) return;
    await nextTurn();
    this.#last = performance.now();
  }

  /** A pause that throws when Ctrl-C was pressed. */
  async take(): Promise<void> {
    await this.pause();
    stopIfInterrupted(this.#signal);
  }
}
