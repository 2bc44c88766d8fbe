/** W-8.1, W-8.6 to W-8.10: what a win would bring, from products alone. The engine settles; this is for the many wins that are only thought of. */
import type { Seat } from '@paiju/engine';
import type { WuhanOptions } from '@paiju/engine/wuhan';

export interface Terms {
  readonly options: WuhanOptions;
  readonly dealer: Seat;
  /** What each seat has laid out multiplies payments by. */
  readonly products: readonly number[];
}

export interface ImaginedWin {
  readonly winner: Seat;
  /** How many big types it counts; none is a small win. */
  readonly types: number;
  readonly hard: boolean;
  /** `plain` multiplies nothing: a robbed kong, or a win whose way is left open. */
  readonly way: 'self-draw' | 'discard' | 'plain';
  readonly from: Seat | null;
}

const HARD = 2;
const SMALL_FACTOR = 2;
const DEALER = 2;
const BIG_BASE = 10;
const BIG_FACTOR = { 'half-more': 1.5, double: 2 } as const;

/** What a seat owes before cap and contractor. */
export const owed = ({ options, dealer, products }: Terms, win: ImaginedWin, seat: Seat): number => {
  const { winner, types, way } = win;
  const isSmall = types === 0;
  let raw = isSmall ? 1 : BIG_BASE * (options.stacking === 'add' ? types : 2 ** (types - 1));
  raw *= (products[winner] ?? 1) * (products[seat] ?? 1);
  if (win.hard) raw *= HARD;
  if (way === 'self-draw') raw *= isSmall ? SMALL_FACTOR : BIG_FACTOR[options.bigSelfDraw];
  if (way === 'discard' && seat === win.from) raw *= isSmall ? SMALL_FACTOR : BIG_FACTOR[options.bigDiscard];
  return isSmall && (winner === dealer || seat === dealer) ? raw * DEALER : raw;
};

/** W-7.1: the smallest of the three payments. */
export const smallestOwed = (terms: Terms, win: ImaginedWin): number => {
  let smallest = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < terms.products.length; seat++)
    if (seat !== win.winner) smallest = Math.min(smallest, owed(terms, win, seat));
  return smallest;
};

/** W-8.1, W-8.14: the limit of each payment. */
export const limitOf = (terms: Terms, win: ImaginedWin): number => {
  const { cap, kouKouFan, goldenCap, goldenCapKouKou } = terms.options;
  if (cap === null) return Number.POSITIVE_INFINITY;
  if (smallestOwed(terms, win) < cap) return cap;
  return kouKouFan ? goldenCapKouKou : goldenCap;
};

/** What the winner gets; a contractor would only change who pays it. */
export const takenBy = (terms: Terms, win: ImaginedWin): number => {
  const limit = limitOf(terms, win);
  let sum = 0;
  for (let seat = 0; seat < terms.products.length; seat++)
    if (seat !== win.winner) sum += Math.min(limit, owed(terms, win, seat));
  return sum;
};
