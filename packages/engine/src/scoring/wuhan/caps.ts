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
  const { cap } = options;
  if (cap === null) return { cap, golden: false, capped: raw };
  const golden = raw.every((owed, seat) => seat === winner || owed >= cap);
  const limit = golden ? goldenCap(options) : cap;
  return { cap: limit, golden, capped: raw.map((owed) => Math.min(owed, limit)) };
};

const goldenCap = (options: WuhanOptions): number =>
  options.kouKouFan ? options.goldenCapKouKou : options.goldenCap;
