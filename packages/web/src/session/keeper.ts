/** Writes the record of a running game: what comes in while a batch is being written makes the next one. */
import type { RecordKeeper } from '../play/client.ts';
import type { GameMeta, Shelf } from '../store/shelf.ts';

/** A record that begins anew comes in a burst; half of it must not replace the whole one that is kept. */
const BURST_MS = 150;

export class GameKeeper implements RecordKeeper {
  readonly #shelf: Shelf;
  #meta: GameMeta;
  #lines: string[] = [];
  #isFresh = false;
  #isMetaNew = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  #isClosed = false;

  constructor(shelf: Shelf, meta: GameMeta) {
    this.#shelf = shelf;
    this.#meta = meta;
  }

  get meta(): GameMeta {
    return this.#meta;
  }

  fresh(): void {
    this.#lines = [];
    this.#isFresh = true;
  }

  line(line: string): void {
    this.#lines.push(line);
    this.#plan();
  }

  /** What is known of the game besides its lines. */
  about(change: Partial<GameMeta>): void {
    this.#meta = { ...this.#meta, ...change };
    this.#isMetaNew = true;
    this.#plan();
  }

  /** Writes what there is, now. */
  async flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#isWriting) await this.#writing;
    if (this.#isClosed || (this.#lines.length === 0 && !this.#isMetaNew)) return;
    const [lines, isFresh] = [this.#lines, this.#isFresh];
    [this.#lines, this.#isFresh, this.#isMetaNew] = [[], false, false];
    this.#isWriting = true;
    this.#writing = this.#shelf.write({ ...this.#meta, changed: Date.now() }, lines, isFresh).finally(() => {
      this.#isWriting = false;
    });
    await this.#writing;
  }

  /** After the last lines nothing more is written: the game may have been deleted. */
  async close(): Promise<void> {
    await this.flush();
    this.#isClosed = true;
  }

  /** What was not written yet is forgotten. */
  abandon(): void {
    this.#isClosed = true;
  }

  #plan(): void {
    if (this.#isClosed) return;
    if (this.#isFresh && this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        void this.flush();
      },
      this.#isFresh ? BURST_MS : 0,
    );
  }
}
