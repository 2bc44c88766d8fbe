/**
 * The games of a series, handed out to whichever thread asks next, a stretch of consecutive ones at a time.
 *
 * Whoever takes games plays them to the end, also when the queue is closed meanwhile. So the games played are always the
 * first ones of the series, without a gap: what Ctrl-C leaves is what a shorter series gives.
 */
const CELLS = ['first', 'size', 'taken', 'finished', 'closed'] as const;
type Cell = (typeof CELLS)[number];

/** More than any series has games. */
const BEYOND = 2 ** 30;

/** Consecutive games by number, both ends among them; none where the last comes before the first. */
export interface GameRange {
  readonly first: number;
  readonly last: number;
}

export const sizeOf = ({ first, last }: GameRange): number => Math.max(0, last - first + 1);

export class GameQueue {
  readonly #cells: Int32Array<SharedArrayBuffer>;

  /** Every thread makes a queue of its own on the same memory. */
  constructor(memory: SharedArrayBuffer) {
    this.#cells = new Int32Array(memory);
  }

  static of(games: GameRange): GameQueue {
    if (sizeOf(games) >= BEYOND) throw new RangeError(`a series of ${sizeOf(games)} games is too long`);
    const queue = new GameQueue(new SharedArrayBuffer(CELLS.length * Int32Array.BYTES_PER_ELEMENT));
    queue.#add('first', games.first);
    queue.#add('size', sizeOf(games));
    return queue;
  }

  get memory(): SharedArrayBuffer {
    return this.#cells.buffer;
  }

  /** How many games were handed out. */
  get taken(): number {
    return Math.min(this.#get('taken'), this.#get('size'));
  }

  /** How many games are played to the end, by all threads. */
  get finished(): number {
    return this.#get('finished');
  }

  /** The next games, at most so many; null when there is none left. */
  take(most: number): GameRange | null {
    const before = this.#add('taken', most);
    const left = this.#get('size') - before;
    if (left <= 0) return null;
    const first = this.#get('first') + before;
    return { first, last: first + Math.min(most, left) - 1 };
  }

  /** One game more is played to the end. */
  finish(): void {
    this.#add('finished', 1);
  }

  /** No thread gets another game: as if there had never been more than were handed out. */
  close(): void {
    if (this.#add('closed', 1) > 0) return;
    // One step for all threads: nobody can take a game between a look at what is taken and the end.
    const taken = this.#add('taken', BEYOND);
    Atomics.store(this.#cells, CELLS.indexOf('size'), Math.min(this.#get('size'), taken));
  }

  #get(cell: Cell): number {
    return Atomics.load(this.#cells, CELLS.indexOf(cell));
  }

  /** Answers what was there before. */
  #add(cell: Cell, value: number): number {
    return Atomics.add(this.#cells, CELLS.indexOf(cell), value);
  }
}
