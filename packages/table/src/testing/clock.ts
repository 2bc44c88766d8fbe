/** Clocks for tests: one that is always up, one that never is, one that is moved by hand. */

export const atOnce = async (): Promise<void> => {};
/** For tests in which nobody looks at the time. */
export const noTime = (): number => 0;
export const never = (): Promise<void> => new Promise(() => {});

/** Lets everything run that does not wait for the clock. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class HandClock {
  now = 0;
  readonly #waiting: { readonly due: number; readonly ring: () => void; readonly signal: AbortSignal }[] = [];

  readonly time = (): number => this.now;

  readonly wait = (ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((ring) => {
      this.#waiting.push({ due: this.now + ms, ring, signal });
    });

  /** How many waits are still of interest to somebody. */
  get pending(): number {
    return this.#waiting.filter(({ due, signal }) => due > this.now && !signal.aborted).length;
  }

  async advance(ms: number): Promise<void> {
    await settled();
    for (let left = ms; left > 0; left--) {
      this.now += 1;
      for (const { due, ring, signal } of this.#waiting) if (due === this.now && !signal.aborted) ring();
      await settled();
    }
  }
}
