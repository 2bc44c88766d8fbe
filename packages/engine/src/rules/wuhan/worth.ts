/** W-7.1, W-8.6 to W-8.10: what a win makes each seat owe before caps and contractors. The minimum needs it, so it is a rule. */
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { BigType, WinWay } from './basics.ts';
import type { Laid } from './openings.ts';
import { productOf } from './openings.ts';
import type { WuhanOptions } from './options.ts';

/** A win as the payment formula sees it. */
export interface WinTerms {
  readonly dealer: Seat;
  readonly winner: Seat;
  readonly way: WinWay;
  /** The seat that discarded the tile or was robbed of it. */
  readonly from: Seat | null;
  /** Big types only; none is a small win. */
  readonly types: readonly BigType[];
  readonly hard: boolean;
  readonly laid: BySeat<Laid>;
}

export interface RawWorth {
  readonly base: number;
  /** The winner's product with the factors of hard and self-drawn wins. */
  readonly product: number;
  /** What each seat owes; nothing for the winner. Whole numbers: 1.5 only ever meets a multiple of 10. */
  readonly raw: BySeat<number>;
}

const HARD = 2;
const SMALL_FACTOR = 2;
const DEALER = 2;
const BIG_BASE = 10;
const BIG_FACTOR = { 'half-more': 1.5, double: 2 } as const;

/** A win by nothing but what multiplies its payments; enough for wins that are only thought of. */
export interface WinFactors {
  readonly winner: Seat;
  /** How many big types it counts; none is a small win. */
  readonly types: number;
  readonly hard: boolean;
  /** W-8.6: whether it is paid as one of the own draw. */
  readonly drawn: boolean;
  /** Who discarded the tile, where it was a discard. */
  readonly discarder: Seat | null;
}

/** What the table multiplies payments by. */
export interface Stakes {
  readonly options: WuhanOptions;
  readonly dealer: Seat;
  /** What each seat has laid out multiplies its payments by. */
  readonly products: BySeat<number>;
  /** W-8.21: who has opened. */
  readonly opened: BySeat<boolean>;
}

/** What one seat owes. */
export const owedBy = (
  { options, dealer, products }: Omit<Stakes, 'opened'>,
  { winner, types, hard, drawn, discarder }: WinFactors,
  seat: Seat,
): number => {
  let owed = baseOf(options, types) * (products[winner] ?? 1) * (products[seat] ?? 1);
  if (hard) owed *= HARD;
  if (drawn) owed *= drawnFactor(options, types);
  if (seat === discarder) owed *= types === 0 ? SMALL_FACTOR : BIG_FACTOR[options.bigDiscard];
  // Small wins only: double between the dealer and everyone else.
  return types === 0 && (winner === dealer || seat === dealer) ? owed * DEALER : owed;
};

/** W-7.1: the smallest of the three payments. */
export const smallestOwed = (stakes: Omit<Stakes, 'opened'>, win: WinFactors): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < stakes.products.length; seat++)
    if (seat !== win.winner) least = Math.min(least, owedBy(stakes, win, seat));
  return least;
};

export const rawWorth = (options: WuhanOptions, terms: WinTerms): RawWorth => {
  const { dealer, winner, hard, laid } = terms;
  const types = terms.types.length;
  const drawn = isDrawn(options, terms);
  const discarder = terms.way === 'discard' ? terms.from : null;
  const products = laid.map((each) => productOf(options, each));
  const base = baseOf(options, types);
  const product = at(products, winner) * (hard ? HARD : 1) * (drawn ? drawnFactor(options, types) : 1);
  const win = { winner, types, hard, drawn, discarder };
  const stakes = { options, dealer, products };
  const raw = products.map((_, seat) => (seat === winner ? 0 : owedBy(stakes, win, seat)));
  return { base, product, raw };
};

const baseOf = ({ stacking }: WuhanOptions, types: number): number => {
  if (types === 0) return 1;
  return BIG_BASE * (stacking === 'add' ? types : 2 ** (types - 1));
};

const drawnFactor = ({ bigSelfDraw }: WuhanOptions, types: number): number =>
  types === 0 ? SMALL_FACTOR : BIG_FACTOR[bigSelfDraw];

/** W-8.6: a robbed kong is no own draw; a kong bloom counts as one only by option, a last tile unless the option says no. */
export const isDrawn = (
  { bloomSelfDrawn, lastTileSelfDrawn }: WuhanOptions,
  { way, types }: Pick<WinTerms, 'way' | 'types'>,
): boolean => {
  if (way !== 'self-draw' && !(way === 'kong-bloom' && bloomSelfDrawn)) return false;
  return lastTileSelfDrawn || !types.includes('last-tile');
};

/** W-7.1: the same of payments that are known. */
export const smallestPayment = ({ winner }: Pick<WinTerms, 'winner'>, raw: BySeat<number>): number =>
  raw.reduce(
    (least, owed, seat) => (seat === winner ? least : Math.min(least, owed)),
    Number.POSITIVE_INFINITY,
  );
