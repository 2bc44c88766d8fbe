/**
 * Who owes an answer, and the number of its question: how many the seat has been asked in the match, so that a replay counts
 * the same. The number of the step would tell a seat how many others have answered in secret.
 */
import type { Seat } from '@paiju/engine';

export class Owing {
  readonly #asked = new Map<Seat, number>();
  readonly #open = new Set<Seat>();

  /** After a step: whose it was, null for a deal, and who owes an answer now. Others' steps leave an open question as it is. */
  after(by: Seat | null, toAct: readonly Seat[]): void {
    for (const seat of this.#open)
      if (by === null || by === seat || !toAct.includes(seat)) this.#open.delete(seat);
    for (const seat of toAct) {
      if (this.#open.has(seat)) continue;
      this.#open.add(seat);
      this.#asked.set(seat, (this.#asked.get(seat) ?? 0) + 1);
    }
  }

  questionOf(seat: Seat): number {
    const number = this.#asked.get(seat);
    if (number === undefined || !this.#open.has(seat)) throw new Error(`seat ${seat} owes nothing`);
    return number;
  }
}
