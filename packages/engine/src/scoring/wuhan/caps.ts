/** W-8.1, W-8.14: the limit of what one seat pays for a win. */
import type { Seat } from '../../core/seat.ts';
import type { WuhanOptions } from '../../rules/wuhan/options.ts';

export interface Cap {
  /** The limit in force; null where nothing is cut. */
  readonly cap: number | null;
  readonly golden: boolean;
  readonly capped: readonly number[];
}

/**
 * An upper limit, never a fixed amount: who owes less pays less. Where all owe the cap or more, it is the golden one.
 * Given by seat, the winner is named and owes nothing.
 */
export const applyCap = (options: WuhanOptions, raw: readonly number[], winner: Seat | null = null): Cap => {
  const smallest = raw.reduce(
    (least, owed, seat) => (seat === winner ? least : Math.min(least, owed)),
    Number.POSITIVE_INFINITY,
  );
  const cap = limitFor(options, smallest);
  if (cap === null) return { cap, golden: false, capped: raw };
  return { cap, golden: isGolden(options, smallest), capped: raw.map((owed) => Math.min(owed, cap)) };
};

/** The limit of each payment, by the smallest that is owed; null where nothing is cut. */
export const limitFor = (options: WuhanOptions, smallest: number): number | null => {
  if (!isGolden(options, smallest)) return options.cap;
  return options.kouKouFan ? options.goldenCapKouKou : options.goldenCap;
};

const isGolden = ({ cap }: WuhanOptions, smallest: number): boolean => cap !== null && smallest >= cap;
