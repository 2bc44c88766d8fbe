/** What one step brought, in the order people tell it: a payment right after what it is paid for. */
import type { AnyEvent } from '@paiju/engine';
import type { Paid, Setting, Words } from '../desk.ts';
import { paidSentence } from './paying.ts';

export interface Told {
  readonly events: readonly AnyEvent[];
  readonly transfers: readonly Paid[];
}

/** What the seats did in secret is told only where everything may be known. */
export const momentLines = (
  words: Words,
  { events, transfers }: Told,
  setting: Setting,
  tellsSecrets = false,
): string[] => {
  const { names } = setting;
  const { isPaidFor } = words;
  const told = isPaidFor === null ? [] : transfers;
  const causes = told.map((transfer) => {
    const cause = events.findIndex((event) => isPaidFor?.(event, transfer));
    return cause < 0 ? events.length - 1 : cause;
  });
  return events.flatMap((event, i) => [
    ...(tellsSecrets ? words.inSecret(event, names) : []),
    ...words.happened(event, setting),
    ...told
      .filter((_, paid) => causes[paid] === i)
      .map((transfer) => paidSentence(transfer, words.reasons, names)),
  ]);
};
