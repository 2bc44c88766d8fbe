/** The progress bar, on standard error and only where it is a terminal. */
import type { Tally } from '@paiju/sim';
import type { Io, Output } from '../../edge/io.ts';

const BAR = 24;
const REDRAW_MS = 100;
const CLEAR_LINE = '\r\u001b[K';

export class Progress {
  readonly #err: Output | null;
  readonly #games: number;
  readonly #started = performance.now();
  #shown = 0;

  constructor({ err }: Io, games: number) {
    this.#err = err.isTTY === true ? err : null;
    this.#games = games;
  }

  /** Call often: it draws only now and then. */
  show(finished: number): void {
    const now = performance.now();
    const games = this.#games;
    if (this.#err === null || finished === 0 || (now - this.#shown < REDRAW_MS && finished < games)) return;
    this.#shown = now;
    const seconds = this.#seconds();
    const filled = Math.round((BAR * finished) / games);
    const left = Math.ceil((seconds / finished) * (games - finished));
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
    this.#err.write(
      `${CLEAR_LINE}${bar} ${finished}/${games}  ${Math.round(finished / seconds)} games/s  ${left} s left`,
    );
  }

  clear(): void {
    this.#err?.write(CLEAR_LINE);
  }

  /** Leaves a line on how fast it went. */
  sumUp({ games, decisions }: Tally): void {
    const seconds = this.#seconds();
    this.#err?.write(
      `${games} games in ${seconds.toFixed(1)} s: ${Math.round(games / seconds)} games/s, ${Math.round(decisions / seconds)} decisions/s\n`,
    );
  }

  #seconds(): number {
    return Math.max((performance.now() - this.#started) / 1000, 0.001);
  }
}
