/**
 * W-8.1, W-8.14, W-8.21, W-8.23: what a win that is only thought of would make the seats pay, from products alone: no hand, no list of
 * types, no contractor, who would only change who pays. The quick twin of `settleWin`, for players that think of many.
 */
import type { Seat } from '../../core/seat.ts';
import type { Stakes, WinFactors } from '../../rules/wuhan/worth.ts';
import { owedBy, smallestOwed } from '../../rules/wuhan/worth.ts';
import { isGolden, limitFor, unopenedIn, unopenedLimit } from './caps.ts';

/** What one seat would pay. */
export const shareOf = (stakes: Stakes, win: WinFactors, seat: Seat): number =>
  cutFor(stakes, limitsOf(stakes, win), seat, owedBy(stakes, win, seat));

/** What the winner would get. */
export const takenBy = (stakes: Stakes, win: WinFactors): number => {
  const limits = limitsOf(stakes, win);
  let sum = 0;
  for (let seat = 0; seat < stakes.products.length; seat++)
    if (seat !== win.winner) sum += cutFor(stakes, limits, seat, owedBy(stakes, win, seat));
  return sum;
};

/** Cut to the limit of the seat, with the stake that nothing cuts. */
const cutFor = ({ options, opened }: Stakes, limits: Limits, seat: Seat, owed: number): number =>
  options.piao + Math.min(opened[seat] === false ? limits.unopened : limits.opened, owed);

interface Limits {
  readonly opened: number;
  readonly unopened: number;
}

const limitsOf = (stakes: Stakes, { winner, ...win }: WinFactors): Limits => {
  const { options, opened } = stakes;
  const smallest = smallestOwed(stakes, { winner, ...win });
  const limit = limitFor(options, smallest) ?? Number.POSITIVE_INFINITY;
  const isOther = isGolden(options, smallest);
  return {
    opened: limit,
    unopened: (isOther ? unopenedLimit(options, unopenedIn({ winner, opened })) : null) ?? limit,
  };
};
