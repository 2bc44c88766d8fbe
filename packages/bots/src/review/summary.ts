/** What judged decisions come to. */
import type { Judged } from './judge.ts';
import { charged } from './omissions.ts';

/** Only what is charged; the earlier first where two cost the same. */
export const costliestOf = <J extends Judged>(all: readonly J[], most: number): readonly J[] =>
  charged(all)
    .toSorted((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, most);

export interface Summary {
  readonly decisions: number;
  /** The share of decisions than which the adviser knew nothing that is clearly better; null where there was nothing to decide. */
  readonly agreed: number | null;
  /**
   * What a decision cost on the average. There is no sum: luck gives back what mistakes have cost, and together they may come
   * to more than anybody had to lose.
   */
  readonly averageLoss: number | null;
}

export const summaryOf = (all: readonly Judged[]): Summary => {
  const decisions = all.length;
  if (decisions === 0) return { decisions, agreed: null, averageLoss: null };
  const lost = charged(all).reduce((sum, { loss }) => sum + loss, 0);
  return {
    decisions,
    agreed: all.filter(({ loss }) => loss === 0).length / decisions,
    averageLoss: lost / decisions,
  };
};
