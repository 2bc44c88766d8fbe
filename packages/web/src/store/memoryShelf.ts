/** Games kept as long as the page is open. */
import type { GameMeta, Shelf } from './shelf.ts';

interface Kept {
  readonly meta: GameMeta;
  readonly lines: string[];
}

export class MemoryShelf implements Shelf {
  readonly #games = new Map<string, Kept>();

  async write(meta: GameMeta, lines: readonly string[], isFresh: boolean): Promise<void> {
    const before = isFresh ? [] : (this.#games.get(meta.id)?.lines ?? []);
    before.push(...lines);
    this.#games.set(meta.id, { meta, lines: before });
  }

  async list(): Promise<readonly GameMeta[]> {
    return [...this.#games.values()].map(({ meta }) => meta);
  }

  async meta(id: string): Promise<GameMeta | null> {
    return this.#games.get(id)?.meta ?? null;
  }

  async text(id: string): Promise<string | null> {
    const lines = this.#games.get(id)?.lines ?? [];
    return lines.length === 0 ? null : lines.join('\n');
  }

  async remove(id: string): Promise<void> {
    this.#games.delete(id);
  }
}
