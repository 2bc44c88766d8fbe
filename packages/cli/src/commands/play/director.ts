/** Shows one frame after another at a pace people can follow. Nobody moves before everything so far has been seen. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Page, Screen } from '../../screen/screen.ts';

/** How long a frame is looked at, in moves: a question waits by itself, a win is worth a longer look. */
export type Look = 0 | 1 | 4;

export class Director {
  readonly #screen: Screen;
  readonly #speed: number;
  readonly #signal: AbortSignal;
  #queue: Promise<void> = Promise.resolve();

  constructor(screen: Screen, speed: number, signal: AbortSignal) {
    this.#screen = screen;
    this.#speed = speed;
    this.#signal = signal;
  }

  get width(): number {
    return this.#screen.width;
  }

  pages(lines: readonly string[]): readonly Page[] | null {
    return this.#screen.pages(lines);
  }

  /** At once, for whoever leafs through pages has been shown everything. */
  turnTo(page: Page): void {
    this.#screen.turnTo(page);
  }

  /** Puts a frame at the end of the queue. */
  show(frame: Frame, look: Look = 1): void {
    this.#queue = this.#queue.then(() => this.#draw(frame, look));
  }

  /** When everything has been shown. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async #draw(frame: Frame, look: Look): Promise<void> {
    if (this.#signal.aborted) return;
    this.#screen.show(frame);
    const ms = this.#speed * look;
    // An abort ends the wait early, and with it the game.
    if (ms > 0) await wait(ms, undefined, { signal: this.#signal }).catch(() => {});
  }
}
