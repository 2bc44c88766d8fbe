import type { Seat } from '../core/seat.ts';

/**
 * A state that keeps the last answer to a question about itself: what a player asks before it acts is asked again when its
 * action is checked. The answer lies in a private field, so that no copy, comparison or text of the state has it. A state
 * that was written by hand keeps nothing and is asked anew.
 */
export class Remembering {
  #last: { readonly seat: Seat; readonly answer: readonly object[] } | null = null;

  static answer<A extends object>(state: object, seat: Seat, find: () => readonly A[]): readonly A[] {
    if (!(#last in state)) return find();
    if (state.#last?.seat !== seat) state.#last = { seat, answer: find() };
    return state.#last.answer as readonly A[];
  }

  /** The state has changed under one's eyes. */
  static forget(state: object): void {
    if (#last in state) state.#last = null;
  }
}
