/** Opens what a server needs, and tries again for as long as it cannot be opened: a database may come later than we do. */
import { setTimeout as sleep } from 'node:timers/promises';

const AGAIN_MS = 3_000;

export class Opening<T> {
  /** How the first try went. */
  readonly first: Promise<void>;
  readonly #stopping = new AbortController();
  readonly #all: Promise<void>;

  /** `tell` hears of every try: what was opened, or null. */
  constructor(open: () => Promise<T>, tell: (opened: T | null) => void) {
    const attempt = async (): Promise<void> => {
      try {
        tell(await open());
      } catch (error) {
        tell(null);
        throw error;
      }
    };
    this.first = attempt();
    this.#all = this.first.catch(() => this.#again(attempt));
  }

  /** Waits for the try that is on its way; there will be no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#all;
  }

  async #again(attempt: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await sleep(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
      if (signal.aborted) return;
      const isOpen = await attempt().then(
        () => true,
        () => false,
      );
      if (isOpen) return;
    }
  }
}
