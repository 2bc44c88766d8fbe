/** Since which step each seat owes its answer. That is the number of its question, and a replay counts the same. */
import type { Seat } from '@paiju/engine';

export class Owing {
  readonly #since = new Map<Seat, number>();

  /** After a step: whose it was, null for a deal, and who owes an answer now. Others' steps leave an open question as it is. */
  after(step: number, by: Seat | null, toAct: readonly Seat[]): void {
    for (const seat of this.#since.keys())
      if (by === null || by === seat || !toAct.includes(seat)) this.#since.delete(seat);
    for (const seat of toAct) if (!this.#since.has(seat)) this.#since.set(seat, step);
  }

  questionOf(seat: Seat): number {
    const step = this.#since.get(seat);
    if (step === undefined) throw new Error(`seat ${seat} owes nothing`);
    return step;
  }
}
