/** Asks everybody from time to time whether they are there: in turn, for thousands at once would hold up everybody else. */

/** So close together comes one turn after the other. */
const TURN_MS = 100;

export class Heart<Of extends { beat(): void }> {
  readonly #turns: readonly Set<Of>[];
  readonly #timer: NodeJS.Timeout;
  #turn = 0;
  /** Whose turn the next one gets, so that all turns are equally long. */
  #next = 0;

  /** Everybody is asked once in `everyMs`. */
  constructor(everyMs: number) {
    const turns = Math.max(1, Math.floor(everyMs / TURN_MS));
    this.#turns = Array.from({ length: turns }, () => new Set<Of>());
    this.#timer = setInterval(() => this.#beat(), everyMs / turns).unref();
  }

  /** Answers with how to leave. */
  add(one: Of): () => void {
    const turn = this.#turns[this.#next];
    this.#next = (this.#next + 1) % this.#turns.length;
    turn?.add(one);
    return () => turn?.delete(one);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    for (const one of this.#turns[this.#turn] ?? []) one.beat();
    this.#turn = (this.#turn + 1) % this.#turns.length;
  }
}
