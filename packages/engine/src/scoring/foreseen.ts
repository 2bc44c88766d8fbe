/** What a win would move, told before it is declared from nothing but what its seat sees. */
import type { Transfer } from './ledger.ts';

/** No event has caused it yet. */
export type ForeseenTransfer = Omit<Transfer, 'cause'>;

/**
 * One way a win may be settled. `given` is what this way takes for granted of the win's event: fields that its seat cannot
 * know beforehand. It is empty where nothing that is hidden makes a difference.
 */
export interface Foreseen<W extends object = object> {
  readonly given: Partial<W>;
  readonly transfers: readonly ForeseenTransfer[];
}

/** A way as the scorer settles it, its transfers still with a cause. */
interface Settled<W extends object> {
  readonly given: Partial<W>;
  readonly transfers: readonly Transfer[];
}

/** All ways there are, the plainest first; one alone where they all move the same. */
export const foreseen = <W extends object>(ways: readonly Settled<W>[]): readonly Foreseen<W>[] => {
  const told = ways.map(({ given, transfers }) => ({ given, transfers: transfers.map(withoutCause) }));
  const [first] = told;
  if (first === undefined) return [];
  return told.every(({ transfers }) => areSame(transfers, first.transfers))
    ? [{ given: {}, transfers: first.transfers }]
    : told;
};

const withoutCause = ({ from, to, points, reason }: Transfer): ForeseenTransfer => ({
  from,
  to,
  points,
  reason,
});

const areSame = (some: readonly ForeseenTransfer[], others: readonly ForeseenTransfer[]): boolean =>
  some.length === others.length && some.every((one, i) => isSame(one, others[i]));

const isSame = (one: ForeseenTransfer, other: ForeseenTransfer | undefined): boolean =>
  one.from === other?.from &&
  one.to === other.to &&
  one.points === other.points &&
  one.reason === other.reason;
