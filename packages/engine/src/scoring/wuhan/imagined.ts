/**
 * W-8.1, W-8.14: what a win that is only thought of would make the seats pay, from products alone: no hand, no list of types,
 * no contractor, who would only change who pays. The quick twin of `settleWin`, for players that think of many.
 */
import type { Seat } from '../../core/seat.ts';
import type { Stakes, WinFactors } from '../../rules/wuhan/worth.ts';
import { owedBy, smallestOwed } from '../../rules/wuhan/worth.ts';
import { limitFor } from './caps.ts';

/** What one seat would pay. */
export const shareOf = (stakes: Stakes, win: WinFactors, seat: Seat): number =>
  Math.min(limitOf(stakes, win), owedBy(stakes, win, seat));

/** What the winner would get. */
export const takenBy = (stakes: Stakes, win: WinFactors): number => {
  const limit = limitOf(stakes, win);
  let sum = 0;
  for (let seat = 0; seat < stakes.products.length; seat++)
    if (seat !== win.winner) sum += Math.min(limit, owedBy(stakes, win, seat));
  return sum;
};

const limitOf = (stakes: Stakes, win: WinFactors): number =>
  limitFor(stakes.options, smallestOwed(stakes, win)) ?? Number.POSITIVE_INFINITY;
