/**
 * W-8.1, W-8.14, W-8.21: what a win that is only thought of would make the seats pay, from products alone: no hand, no list of
 * types, no contractor, who would only change who pays. The quick twin of `settleWin`, for players that think of many.
 */
import type { Seat } from '../../core/seat.ts';
import type { Stakes, WinFactors } from '../../rules/wuhan/worth.ts';
import { owedBy, smallestOwed } from '../../rules/wuhan/worth.ts';
import { isGolden, limitFor, unopenedIn, unopenedLimit } from './caps.ts';

/** What one seat would pay. */
export const shareOf = (stakes: Stakes, win: WinFactors, seat: Seat): number => {
  const limits = limitsOf(stakes, win);
  return Math.min(stakes.opened[seat] === false ? limits.unopened : limits.opened, owedBy(stakes, win, seat));
};

/** What the winner would get. */
export const takenBy = (stakes: Stakes, win: WinFactors): number => {
  const limits = limitsOf(stakes, win);
  let sum = 0;
  for (let seat = 0; seat < stakes.products.length; seat++)
    if (seat !== win.winner)
      sum += Math.min(
        stakes.opened[seat] === false ? limits.unopened : limits.opened,
        owedBy(stakes, win, seat),
      );
  return sum;
};

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
