/** Puts the stretches of all threads in the order of their games. */
import type { Thrown } from './failure.ts';
import type { GameRange } from './gameQueue.ts';
import { sizeOf } from './gameQueue.ts';
import type { Stretch } from './share.ts';

/** Gets the outcomes of a series one after another. */
export type TakeOutcome<Outcome> = (outcome: Outcome, games: GameRange) => void;

export class InOrder<Outcome> {
  readonly #take: TakeOutcome<Outcome>;
  readonly #early = new Map<number, Stretch<Outcome>>();
  #next: number;
  #received = 0;
  #thrown: Thrown | null = null;

  constructor(first: number, take: TakeOutcome<Outcome>) {
    this.#next = first;
    this.#take = take;
  }

  /** How many games have come in, in whatever order. */
  get received(): number {
    return this.#received;
  }

  /**
   * Of all games that threw the first one. Every game before it was handed out earlier and played to the end, so which one
   * that is does not depend on the threads.
   */
  get thrown(): Thrown | null {
    return this.#thrown;
  }

  add(stretch: Stretch<Outcome>): void {
    this.#received += sizeOf(stretch.games);
    this.#early.set(stretch.games.first, stretch);
    for (let next = this.#early.get(this.#next); next !== undefined; next = this.#early.get(this.#next)) {
      this.#early.delete(this.#next);
      this.#next = next.games.last + 1;
      this.#thrown ??= next.thrown;
      if (this.#thrown === null) this.#take(next.outcome, next.games);
    }
  }
}
