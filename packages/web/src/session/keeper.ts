/** Writes the record of a running game: what comes in while a batch is being written makes the next one. */
import type { RecordKeeper } from '../play/client.ts';
import type { Leftover } from '../store/leftovers.ts';
import type { GameMeta, Shelf } from '../store/shelf.ts';

/** A record that begins anew comes in a burst. */
const BURST_MS = 150;

export class GameKeeper implements RecordKeeper {
  readonly #shelf: Shelf;
  #meta: GameMeta;
  #lines: string[] = [];
  /** What is being written, behind so many lines that are. */
  #batch: readonly string[] = [];
  #written = 0;
  #isFresh = false;
  /** There is a record of the game, which half a one must not replace. */
  #isKept: boolean;
  #isMetaNew = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> = Promise.resolve();
  #isWriting = false;
  #isClosed = false;

  constructor(shelf: Shelf, meta: GameMeta, isKept: boolean) {
    this.#shelf = shelf;
    this.#meta = meta;
    this.#isKept = isKept;
  }

  get meta(): GameMeta {
    return this.#meta;
  }

  /** What would be lost if the page were closed now; null where nothing would. */
  get unwritten(): Leftover | null {
    const isNew = !this.#isHalf && (this.#lines.length > 0 || this.#isMetaNew);
    if (this.#isClosed || !(isNew || this.#isWriting)) return null;
    const lines = this.#isHalf ? this.#batch : [...this.#batch, ...this.#lines];
    return { meta: { ...this.#meta, changed: Date.now() }, from: this.#written, lines };
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
    if (isFresh) this.#written = 0;
    [this.#batch, this.#isWriting, this.#isKept] = [lines, true, true];
    this.#writing = this.#shelf.write({ ...this.#meta, changed: Date.now() }, lines, isFresh).finally(() => {
      this.#written += lines.length;
      [this.#batch, this.#isWriting] = [[], false];
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

  get #isHalf(): boolean {
    return this.#isFresh && this.#isKept;
  }

  #plan(): void {
    if (this.#isClosed) return;
    if (this.#isHalf && this.#timer !== null) {
      clearTimeout(this.#timer);
      this.#timer = null;
    }
    this.#timer ??= setTimeout(
      () => {
        this.#timer = null;
        void this.flush();
      },
      this.#isHalf ? BURST_MS : 0,
    );
  }
}
