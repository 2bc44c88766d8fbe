/** W-8.1, W-8.14, W-8.21: the limit of what one seat pays for a win. */
import type { BySeat, Seat } from '../../core/seat.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';

export interface Cap {
  /** The limit in force; null where nothing is cut. */
  readonly cap: number | null;
  readonly golden: boolean;
  /** The limit of losers who never opened, where it is another. */
  readonly unopenedCap: number | null;
  readonly capped: readonly number[];
}

/** Who owes for a win. Given by seat, the winner is named and owes nothing; where nothing is said all have opened. */
export interface Losers {
  readonly winner: Seat | null;
  readonly opened: BySeat<boolean> | null;
}

const ANYBODY: Losers = { winner: null, opened: null };

/** An upper limit, never a fixed amount: who owes less pays less. Where all owe the cap or more, it is the golden one. */
export const applyCap = (options: WuhanOptions, raw: readonly number[], losers: Losers = ANYBODY): Cap => {
  const { winner, opened } = losers;
  const smallest = raw.reduce(
    (least, owed, seat) => (seat === winner ? least : Math.min(least, owed)),
    Number.POSITIVE_INFINITY,
  );
  const golden = isGolden(options, smallest);
  const cap = limitFor(options, smallest);
  const unopenedCap = golden ? unopenedLimit(options, unopenedIn(losers)) : null;
  const capped = raw.map((owed, seat) => {
    const limit = opened?.[seat] === false ? (unopenedCap ?? cap) : cap;
    return limit === null ? owed : Math.min(owed, limit);
  });
  return { cap, golden, unopenedCap, capped };
};

/** The limit of each payment, by the smallest that is owed; null where nothing is cut. */
export const limitFor = (options: WuhanOptions, smallest: number): number | null => {
  if (!isGolden(options, smallest)) return options.cap;
  return options.kouKouFan ? options.goldenCapKouKou : options.goldenCap;
};

export const isGolden = ({ cap }: WuhanOptions, smallest: number): boolean => cap !== null && smallest >= cap;

/** W-8.21: the limit of a loser who never opened, by how many such losers there are; null where it is that of the others. */
export const unopenedLimit = (options: WuhanOptions, unopened: number): number | null =>
  [null, options.capOneUnopened, options.capTwoUnopened, options.capThreeUnopened][unopened] ?? null;

export const unopenedIn = ({ winner, opened }: Losers): number => {
  let unopened = 0;
  for (const [seat, isOpen] of (opened ?? []).entries()) if (seat !== winner && !isOpen) unopened += 1;
  return unopened;
};
