/** The weights that come with a level, by the options of a view. */
import { nearestOf } from '../nearest.ts';
import type { KeptWeights, Weights, WeightsFor } from '../weights.ts';
import { unpacked } from '../weights.ts';

/** Unpacked once: a table keeps its options for a whole match. */
export const ownWeights = (
  presets: Readonly<Record<string, object>>,
  kept: Readonly<Record<string, KeptWeights>>,
): WeightsFor => {
  const nearest = nearestOf(presets, kept);
  const known = new WeakMap<object, Weights>();
  return (view) => {
    const { options } = view as { readonly options: object };
    const before = known.get(options);
    if (before !== undefined) return before;
    const found = nearest(options);
    if (found === null) throw new RangeError('there are no weights at all');
    const weights = unpacked(found);
    known.set(options, weights);
    return weights;
  };
};
