/** Which actions are worth trying out. */
import type { Opinion } from '../advice.ts';

export interface Rival {
  readonly opinion: Opinion;
  /** What worlds are expected to say of it, before they are asked. */
  readonly expected: number;
  /** What it costs that no ledger counts. */
  readonly price: number;
}

/** More actions than these are not tried: the expert hardly ever puts the best one lower. */
const MOST_RIVALS = 4;
/** Nor is one that the expert finds this much worse, as a share of what is at stake. */
const FAR = 0.6;

/** The favourite and those that the expert finds nearly as good. */
export const closeRivals = (opinions: readonly Opinion[]): readonly Rival[] => {
  const [best] = opinions;
  if (best === undefined) return [];
  const stake = Math.max(1, Math.abs(best.estimate), ...best.terms.map(({ points }) => Math.abs(points)));
  return opinions
    .filter(({ estimate }) => best.estimate - estimate <= FAR * stake)
    .slice(0, MOST_RIVALS)
    .map((opinion) => ({ opinion, expected: opinion.estimate, price: 0 }));
};
