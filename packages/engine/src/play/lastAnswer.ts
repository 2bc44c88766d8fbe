import type { Seat } from '../core/seat.ts';

/**
 * Keeps the last answer to a question about a state and a seat: what a player asks before it acts is asked again when its
 * action is checked. States do not change; whoever plays in place has it forgotten after every action.
 */
export class LastAnswer<A> {
  #last: { readonly state: object; readonly seat: Seat; readonly answer: A } | null = null;

  to(state: object, seat: Seat, find: () => A): A {
    if (this.#last === null || this.#last.state !== state || this.#last.seat !== seat)
      this.#last = { state, seat, answer: find() };
    return this.#last.answer;
  }

  forget(): void {
    this.#last = null;
  }
}
