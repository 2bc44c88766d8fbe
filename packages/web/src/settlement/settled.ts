/** What of the round is worth a settlement sheet: its wins and its end. */
import type { Seat } from '@paiju/engine';
import type { Happening } from '../play/client.ts';

const has = ({ events }: Happening, type: string): boolean =>
  events.some((event) => (event as { readonly type?: unknown }).type === type);

/** Since the last deal, in order; not what is still to be seen on the table. */
export const settledIn = (past: readonly Happening[], seen: number): readonly Happening[] => {
  const begun = past.findLastIndex((happening) => has(happening, 'dealt'));
  return past
    .slice(Math.max(0, begun))
    .filter((happening) => happening.number <= seen && (has(happening, 'won') || has(happening, 'ended')));
};

interface Actor {
  readonly seat: Seat;
  /** Whether the hand of a seat lies fast: it throws what it draws, which is no decision of anybody. */
  isBound(view: object, seat: Seat): boolean;
}

/** Whether the seat has acted since: then it has seen the sheet, and needs the table. */
export const hasActedSince = (
  past: readonly Happening[],
  { number }: Happening,
  { seat, isBound }: Actor,
): boolean =>
  past.some(
    ({ number: later, view, events }) =>
      later > number &&
      events.some((event) => {
        const told = event as { readonly type?: unknown; readonly seat?: unknown };
        if (told.seat !== seat) return false;
        return told.type === 'answered' || (told.type === 'discarded' && !isBound(view, seat));
      }),
  );
