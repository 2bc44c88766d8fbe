/** The progress bar, on standard error and only where it is a terminal. */
import type { Io, Output } from '../../edge/io.ts';

const BAR = 24;
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export class Progress {
  readonly #err: Output | null;
  readonly #games: number;
  readonly #started = performance.now();
  #shown = 0;
  #last = '';

  constructor({ err }: Io, games: number) {
    this.#err = err.isTTY === true ? err : null;
    this.#games = games;
  }

  show(done: number, decisions: number): void {
    const now = performance.now();
    if (this.#err === null || (now - this.#shown < REDRAW_MS && done < this.#games)) return;
    this.#shown = now;
    const seconds = Math.max((now - this.#started) / 1000, 0.001);
    const filled = Math.round((BAR * done) / this.#games);
    const left = Math.ceil((seconds / done) * (this.#games - done));
    this.#last = `${done} games in ${seconds.toFixed(1)} s: ${Math.round(done / seconds)} games/s, ${Math.round(decisions / seconds)} decisions/s`;
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    this.#err.write(
      `${CLEAR_LINE}${bar} ${done}/${this.#games}  ${Math.round(done / seconds)} games/s  ${left} s left`,
    );
  }

  /** Replaces the bar by a line on how fast it went. */
  clear(): void {
    this.#err?.write(`${CLEAR_LINE}${this.#last === '' ? '' : `${this.#last}\n`}`);
  }
}
