/** Every game there is: kept in the browser, and in memory besides, so that a game goes on where storage fails. */
import { notices } from '../notices/notices.ts';
import { DatabaseShelf } from './databaseShelf.ts';
import { namesLeft } from './leftovers.ts';
import { MemoryShelf } from './memoryShelf.ts';
import type { GameMeta, Shelf } from './shelf.ts';

export class Games implements Shelf {
  readonly #memory = new MemoryShelf();
  readonly #lasting: Shelf;
  /** What the page before this one left has been put on the shelf. */
  #isComplete: Promise<void> | null = null;
  readonly #complain: () => void;
  /** Lines lost on the way would leave a hole: after the first failure nothing more of the game is written. */
  readonly #broken = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(lasting: Shelf, complain: () => void) {
    this.#lasting = lasting;
    this.#complain = complain;
  }

  /** Hears of every change. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async write(meta: GameMeta, lines: readonly string[], isFresh: boolean): Promise<void> {
    await this.#memory.write(meta, lines, isFresh);
    if (isFresh) this.#broken.delete(meta.id);
    if (!this.#broken.has(meta.id)) {
      try {
        await (await this.#whole()).write(meta, lines, isFresh);
      } catch {
        this.#broken.add(meta.id);
        this.#complain();
      }
    }
    this.#tell();
  }

  /** The newest first. */
  async list(): Promise<readonly GameMeta[]> {
    const kept = new Map((await this.#try((shelf) => shelf.list(), [])).map((meta) => [meta.id, meta]));
    for (const meta of await this.#memory.list()) kept.set(meta.id, meta);
    return [...kept.values()].toSorted((a, b) => b.changed - a.changed);
  }

  async meta(id: string): Promise<GameMeta | null> {
    return (await this.#memory.meta(id)) ?? this.#try((shelf) => shelf.meta(id), null);
  }

  async text(id: string): Promise<string | null> {
    return (await this.#memory.text(id)) ?? this.#try((shelf) => shelf.text(id), null);
  }

  async remove(id: string): Promise<void> {
    await this.#memory.remove(id);
    await this.#try((shelf) => shelf.remove(id), undefined);
    this.#tell();
  }

  async #try<T>(ask: (shelf: Shelf) => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await ask(await this.#whole());
    } catch {
      this.#complain();
      return otherwise;
    }
  }

  async #whole(): Promise<Shelf> {
    this.#isComplete ??= this.#complete().catch(this.#complain);
    await this.#isComplete;
    return this.#lasting;
  }

  async #complete(): Promise<void> {
    const names = namesLeft();
    if (names.length === 0) return;
    const { putLeftoversOn } = await import('./putLeftovers.ts');
    await putLeftoversOn(this.#lasting, names);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export const games = new Games(new DatabaseShelf(), () => notices.say('storage'));
