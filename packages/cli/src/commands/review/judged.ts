/** Decisions beside what an adviser would have done. */
import type { AdviserLevel, Opinion } from '@paiju/bots';
import type { AnyRuleset, Seat } from '@paiju/engine';
import type { Decision } from '../../advice/questions.ts';
import { opinionOn, opinionsOn } from '../../advice/weigh.ts';

export interface Judged {
  readonly step: number;
  readonly seat: Seat;
  readonly played: Opinion;
  /** What the adviser would have done. */
  readonly better: Opinion;
  /** What the difference is worth. */
  readonly loss: number;
}

export const judged = (rules: AnyRuleset, level: AdviserLevel, decision: Decision): Judged => {
  const opinions = opinionsOn(rules, level, decision);
  const played = opinionOn(opinions, decision.played);
  const better = opinions[0] ?? played;
  return {
    step: decision.step,
    seat: decision.seat,
    played,
    better,
    loss: better.estimate - played.estimate,
  };
};

/** Only what cost anything; the earlier first where two cost the same. */
export const costliestOf = (all: readonly Judged[], most: number): Judged[] =>
  all
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss || a.step - b.step)
    .slice(0, most);

/** How a seat did. Averages are null where it had nothing to decide. */
export interface Standing {
  readonly seat: Seat;
  readonly decisions: number;
  readonly averageLoss: number | null;
  /** The share of decisions that were the adviser's. */
  readonly agreed: number | null;
}

export const standingOf = (seat: Seat, all: readonly Judged[]): Standing => {
  const own = all.filter((one) => one.seat === seat);
  const decisions = own.length;
  if (decisions === 0) return { seat, decisions, averageLoss: null, agreed: null };
  const lost = own.reduce((sum, { loss }) => sum + loss, 0);
  const same = own.filter(({ played, better }) => played === better).length;
  return { seat, decisions, averageLoss: lost / decisions, agreed: same / decisions };
};

/** Everything a review has found. */
export interface Review {
  readonly level: AdviserLevel;
  readonly players: readonly string[];
  readonly options: object;
  readonly decisions: number;
  readonly costliest: readonly Judged[];
  readonly standings: readonly Standing[];
}
