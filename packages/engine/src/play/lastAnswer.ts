import type { Seat } from '../core/seat.ts';

/**
 * Keeps the last answer to a question about a state and a seat. States do not change, and what a player asks before it
 * acts is asked again when its action is checked.
 */
export const lastAnswer = <A>(): ((state: object, seat: Seat, find: () => A) => A) => {
  let last: { readonly state: object; readonly seat: Seat; readonly answer: A } | null = null;
  return (state, seat, find) => {
    if (last === null || last.state !== state || last.seat !== seat) last = { state, seat, answer: find() };
    return last.answer;
  };
};
