/**
 * How much of the gaps that the expert reckons comes true, as makes those that were played out most likely: the slope of a line
 * through zero, for all kinds of action together and for every two of them, drawn towards what is known otherwise.
 */
import type { Worth } from '../../packages/bots/src/worth.ts';
import type { Gap } from './gaps.ts';

/** What is known of how much comes true. */
export type Shares = Pick<Worth, 'usual' | 'kinds'>;

/** The expert's own word. */
export const AS_STATED: Shares = { usual: 1, kinds: {} };

export interface FitOptions {
  /** An eighth of a usual win: smaller gaps say next to nothing, and count the less. */
  readonly half: number;
  /** As many gaps as `known` weighs. */
  readonly weight: number;
  readonly known: Shares;
}

export const fittedShares = (gaps: readonly Gap[], { half, weight, known }: FitOptions): Shares => {
  const share = (those: readonly Gap[], word: number): number => {
    let [products, squares, counted] = [0, 0, 0];
    for (const { plain, played } of those) {
      // The larger a gap, the more of it is left to luck.
      const counts = 1 / (half * WIDE + plain);
      products += counts * plain * played;
      squares += counts * plain * plain;
      counted += 1;
    }
    if (counted === 0) return word;
    // As if so many gaps more of the same sizes had come out as is known.
    const more = (weight / counted) * squares;
    const slope = squares === 0 ? word : (products + more * word) / (squares + more);
    return Math.max(LEAST, Math.min(MOST, slope));
  };
  const usual = share(gaps, known.usual);
  const kinds = [...new Set(gaps.map((gap) => gap.kinds))].sort();
  return {
    usual,
    kinds: Object.fromEntries(
      kinds.map((pair) => [
        pair,
        share(
          gaps.filter((gap) => gap.kinds === pair),
          known.kinds[pair] ?? usual,
        ),
      ]),
    ),
  };
};

/** In halves. */
const WIDE = 4;
/** The favourite stays the favourite, and no gap is stated much larger than it seems. */
const LEAST = 0.1;
const MOST = 3;
