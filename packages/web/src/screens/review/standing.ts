/** What all judged decisions come to. */
import type { Judged } from './judge.ts';

/** Less than this is told as nothing. */
const LEAST = 0.05;

/** Only what cost anything; the earlier first where two cost the same. */
export const costliestOf = (all: readonly Judged[], most: number): readonly Judged[] =>
  all
    .filter(({ loss }) => loss >= LEAST)
    .toSorted((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, most);

export interface Standing {
  readonly decisions: number;
  /** The share of decisions that were the expert's; null where there was nothing to decide. */
  readonly agreed: number | null;
  readonly lost: number;
}

export const standingOf = (all: readonly Judged[]): Standing => ({
  decisions: all.length,
  agreed: all.length === 0 ? null : all.filter(({ loss }) => loss === 0).length / all.length,
  lost: all.reduce((sum, { loss }) => sum + loss, 0),
});
