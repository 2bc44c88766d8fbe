/** What somebody sees of what happened, and for which of those things each payment was. */
import type { AnyEvent, Moment } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';

export interface Seen<E extends object = object> {
  readonly events: readonly E[];
  readonly transfers: readonly SeenTransfer[];
}

/**
 * A payment names its cause by its place among the events seen: its number in the round would tell how many hidden ones
 * there were. `see` says what is learnt of an event, or null where nothing is.
 */
export const seenOf = <E extends object>(
  { first, events, transfers }: Moment,
  see: (event: AnyEvent) => E | null,
): Seen<E> => {
  const seen: E[] = [];
  // Whatever is paid for can be seen; should a scorer think otherwise, the payment goes with what was seen last.
  const places = events.map((event) => {
    const learnt = see(event);
    if (learnt !== null) seen.push(learnt);
    return Math.max(0, seen.length - 1);
  });
  const last = places.at(-1) ?? 0;
  const placeOf = (cause: number): number => places[cause - first] ?? last;
  return {
    events: seen,
    transfers: transfers.map((transfer) => ({ ...transfer, cause: placeOf(transfer.cause) })),
  };
};
