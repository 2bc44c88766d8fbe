/** What judged decisions come to. */
import type { Judged } from './judge.ts';
import { charged } from './omissions.ts';

/** Losses are told with one decimal: a smaller one would be listed as a mistake that cost 0.0. */
const LEAST_LOSS = 0.05;

/** Only what is charged and cost anything worth telling; the earlier first where two cost the same. */
export const costliestOf = <J extends Judged>(all: readonly J[], most: number): readonly J[] =>
  charged(all)
    .filter(({ loss }) => loss >= LEAST_LOSS)
    .toSorted((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, most);

export interface Summary {
  readonly decisions: number;
  /** The share of decisions than which the adviser knew nothing better; null where there was nothing to decide. */
  readonly agreed: number | null;
  readonly lost: number;
}

export const summaryOf = (all: readonly Judged[]): Summary => ({
  decisions: all.length,
  agreed: all.length === 0 ? null : all.filter(({ loss }) => loss === 0).length / all.length,
  lost: charged(all).reduce((sum, { loss }) => sum + loss, 0),
});
