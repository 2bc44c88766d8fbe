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

export const rawWorth = (options: WuhanOptions, terms: WinTerms): RawWorth => {
  const base = baseOf(options, terms);
  const own = productOf(options, at(terms.laid, terms.winner));
  const product = own * (terms.hard ? HARD : 1) * selfDrawFactor(options, terms);
  const raw = terms.laid.map((laid, seat) =>
    seat === terms.winner ? 0 : base * product * productOf(options, laid) * loserFactor(options, terms, seat),
  );
  return { base, product, raw };
};

const isSmall = ({ types }: WinTerms): boolean => types.length === 0;

const baseOf = ({ stacking }: WuhanOptions, terms: WinTerms): number => {
  if (isSmall(terms)) return 1;
  const count = terms.types.length;
  return BIG_BASE * (stacking === 'add' ? count : 2 ** (count - 1));
};

/** W-8.6: a robbed kong is no own draw; a kong bloom counts as one only by option, a last tile unless the option says no. */
const selfDrawFactor = (options: WuhanOptions, terms: WinTerms): number => {
  const isDrawn = terms.way === 'self-draw' || (terms.way === 'kong-bloom' && options.bloomSelfDrawn);
  if (!isDrawn || (terms.types.includes('last-tile') && !options.lastTileSelfDrawn)) return 1;
  return isSmall(terms) ? SMALL_FACTOR : BIG_FACTOR[options.bigSelfDraw];
};

const loserFactor = (options: WuhanOptions, terms: WinTerms, seat: Seat): number => {
  const isDiscarder = terms.way === 'discard' && seat === terms.from;
  const discard = isSmall(terms) ? SMALL_FACTOR : BIG_FACTOR[options.bigDiscard];
  return (isDiscarder ? discard : 1) * dealerFactor(terms, seat);
};

/** Small wins only: double between the dealer and everyone else. */
const dealerFactor = (terms: WinTerms, seat: Seat): number =>
  isSmall(terms) && (terms.winner === terms.dealer || seat === terms.dealer) ? DEALER : 1;

/** W-7.1: the smallest of the three payments. */
export const smallestPayment = ({ winner }: Pick<WinTerms, 'winner'>, raw: BySeat<number>): number =>
  raw.reduce(
    (least, owed, seat) => (seat === winner ? least : Math.min(least, owed)),
    Number.POSITIVE_INFINITY,
  );
