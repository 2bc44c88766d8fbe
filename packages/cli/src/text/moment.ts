/** What one step brought, in the order people tell it: a payment right after what it is paid for. */
import type { AnyEvent } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';
import type { GameTexts, Setting } from './gameTexts.ts';
import { paidSentence } from './paying.ts';

export interface Happened {
  readonly events: readonly AnyEvent[];
  readonly transfers: readonly SeenTransfer[];
}

/** What the seats did in secret is told only where everything may be known. */
export const momentLines = (
  words: GameTexts,
  { events, transfers }: Happened,
  setting: Setting,
  tellsSecrets = false,
): string[] => {
  const { names } = setting;
  const told = words.tellsPayments ? transfers : [];
  return events.flatMap((event, i) => [
    ...(tellsSecrets ? words.inSecret(event, names) : []),
    ...words.happened(event, setting),
    ...told
      .filter(({ cause }) => cause === i)
      .map((transfer) => paidSentence(transfer, words.reasons, names)),
  ]);
};
