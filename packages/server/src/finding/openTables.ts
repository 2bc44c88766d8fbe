/** The tables that are open to everybody, and pages that wait until there are others: the database is asked once for all of them. */
import { createHash } from 'node:crypto';
import type { ListedTable, ListedTables } from '@paiju/protocol';
import { pause } from '../pause.ts';

const LOOK_MS = 1_000;
const HOLD_MS = 20_000;

export class OpenTables {
  readonly #listed: () => Promise<readonly ListedTable[]>;
  readonly #stopping = new AbortController();
  #last: { readonly at: number; readonly list: Promise<ListedTables> } | null = null;

  constructor(listed: () => Promise<readonly ListedTable[]>) {
    this.#listed = listed;
  }

  /** As they are, or were a moment ago. */
  now(): Promise<ListedTables> {
    const at = performance.now();
    if (this.#last === null || at - this.#last.at >= LOOK_MS) {
      const list = this.#look();
      // Whoever comes after a failure looks again.
      list.catch(() => {
        this.#last = null;
      });
      this.#last = { at, list };
    }
    return this.#last.list;
  }

  /** When there are others than are known, or after a while, or when nobody wants the answer. */
  async changed(known: string, signal: AbortSignal): Promise<ListedTables> {
    const over = AbortSignal.any([signal, this.#stopping.signal, AbortSignal.timeout(HOLD_MS)]);
    let now = await this.now();
    while (now.tag === known && !over.aborted) {
      await pause(LOOK_MS, over);
      now = await this.now();
    }
    return now;
  }

  /** Whoever waits here is answered, and asks another process. */
  stop(): void {
    this.#stopping.abort();
  }

  async #look(): Promise<ListedTables> {
    const tables = await this.#listed();
    const tag = createHash('sha256').update(JSON.stringify(tables)).digest('base64url').slice(0, 16);
    return { tag, tables };
  }
}
