/** Points as transfers between accounts: a ledger cannot lose or invent any. */
import type { BySeat, Seat } from '../core/seat.ts';
import { bySeat } from '../core/seat.ts';

/** An account: a seat, or the bank where a game has points that no other seat pays. */
export type Account = Seat | 'bank';

export interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** A positive whole number. */
  readonly points: number;
  /** Why, as a code of the ruleset. */
  readonly reason: string;
  /** Which event of the round caused it, counted from 0. A correction is a new transfer, never an edit. */
  readonly cause: number;
}

/** What each seat has after the transfers. */
export const balances = (
  seats: number,
  start: number,
  transfers: Iterable<Pick<Transfer, 'from' | 'to' | 'points'>>,
): number[] => {
  const points = bySeat(seats, () => start);
  for (const { from, to, points: moved } of transfers) {
    if (from !== 'bank') points[from] = (points[from] ?? Number.NaN) - moved;
    if (to !== 'bank') points[to] = (points[to] ?? Number.NaN) + moved;
  }
  return points;
};

/** What transfers bring to a seat, less what it pays by them. Where the bank is paid, it is what the others lose to it. */
export const gainOf = (transfers: Iterable<Omit<Transfer, 'cause'>>, seat: Seat): number => {
  let gain = 0;
  for (const { from, to, points } of transfers) {
    if (from === seat) gain -= points;
    else if (to === seat || to === 'bank') gain += points;
  }
  return gain;
};

/** What is wrong with a ledger, as a code; null where it is sound. Whoever finds something logs it and plays on. */
export const auditTransfers = (seats: number, transfers: readonly Transfer[]): string | null => {
  for (const { from, to, points } of transfers) {
    if (!isAccount(from, seats) || !isAccount(to, seats) || from === to) return 'unknown-account';
    if (!Number.isSafeInteger(points) || points <= 0) return 'not-whole-positive-points';
  }
  return null;
};

const isAccount = (account: unknown, seats: number): boolean =>
  account === 'bank' || (Number.isInteger(account) && Number(account) >= 0 && Number(account) < seats);

/** Whether the balances still add up to what the seats started with. */
export const isZeroSum = (points: BySeat<number>, start: number): boolean =>
  points.reduce((sum, each) => sum + each, 0) === start * points.length;

export interface Rank {
  readonly seat: Seat;
  readonly points: number;
  /** From 1; seats with equal points share a rank. */
  readonly rank: number;
}

export const ranking = (points: BySeat<number>): Rank[] =>
  points
    .map((each, seat) => ({ seat, points: each, rank: 1 + points.filter((other) => other > each).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
