/** What one step brought, in the order people tell it: a payment right after what it is paid for. */
import type { AnyEvent, BySeat } from '@paiju/engine';
import type { Paid, Words } from '../desk.ts';

export interface Told {
  readonly events: readonly AnyEvent[];
  readonly transfers: readonly Paid[];
}

/** What the seats did in secret is told only where everything may be known. */
export const momentLines = (
  words: Words,
  { events, transfers }: Told,
  names: BySeat<string>,
  tellsSecrets = false,
): string[] => {
  const causes = transfers.map((transfer) => {
    const cause = events.findIndex((event) => words.isPaidFor(event, transfer));
    return cause < 0 ? events.length - 1 : cause;
  });
  return events.flatMap((event, i) => [
    ...(tellsSecrets ? words.secrets(event, names) : []),
    ...words.happened(event, names),
    ...transfers.filter((_, paid) => causes[paid] === i).map((transfer) => words.paid(transfer, names)),
  ]);
};
