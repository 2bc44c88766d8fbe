/**
 * The games of a series, handed out one after another to whichever thread asks next.
 *
 * Whoever takes a game plays it to the end, also when the queue is closed meanwhile. So the games played are always the
 * first ones of the series, without a gap: what Ctrl-C leaves is what `--games` with that number gives.
 */
const CELLS = ['games', 'taken', 'finished', 'closed'] as const;
type Cell = (typeof CELLS)[number];

export class GameQueue {
  readonly #cells: Int32Array<SharedArrayBuffer>;

  /** Every thread makes a queue of its own on the same memory. */
  constructor(memory: SharedArrayBuffer) {
    this.#cells = new Int32Array(memory);
  }

  static of(games: number): GameQueue {
    const queue = new GameQueue(new SharedArrayBuffer(CELLS.length * Int32Array.BYTES_PER_ELEMENT));
    queue.#add('games', games);
    return queue;
  }

  get memory(): SharedArrayBuffer {
    return this.#cells.buffer;
  }

  get games(): number {
    return this.#get('games');
  }

  /** How many games are played to the end, by all threads. */
  get finished(): number {
    return this.#get('finished');
  }

  /** The number of the next game, counted from 1; null when there is none left. */
  take(): number | null {
    if (this.#get('closed') > 0) return null;
    const game = this.#add('taken', 1) + 1;
    return game <= this.games ? game : null;
  }

  finish(): void {
    this.#add('finished', 1);
  }

  /** No thread gets another game. */
  close(): void {
    this.#add('closed', 1);
  }

  #get(cell: Cell): number {
    return Atomics.load(this.#cells, CELLS.indexOf(cell));
  }

  /** Answers what was there before. */
  #add(cell: Cell, value: number): number {
    return Atomics.add(this.#cells, CELLS.indexOf(cell), value);
  }
}
