/** A decision beside what an adviser would have done. */
import type { AnyRuleset, Seat } from '@paiju/engine';
import { sameAction } from '@paiju/engine';
import type { Opinion } from '../advice.ts';
import type { AdviserLevel } from '../gameBots.ts';
import { costOf } from './cost.ts';
import type { Decision } from './decisions.ts';
import { opinionsOn } from './weigh.ts';

export interface Judged {
  /** Which action of the record, counted from 1. */
  readonly step: number;
  /** Of the record, counted from 1. */
  readonly round: number;
  readonly seat: Seat;
  readonly played: Opinion;
  /** What the adviser would have done: the very same opinion where that was played. */
  readonly better: Opinion;
  /** What the difference is worth, in points; 0 where both are about equal. */
  readonly loss: number;
  /** The best actions there were. */
  readonly best: readonly Opinion[];
}

/** So many actions are worth a look. */
const WORTH_A_LOOK = 5;

/** Null where there was but one thing to do: nothing was decided. */
export const judge = (rules: AnyRuleset, level: AdviserLevel, decision: Decision): Judged | null => {
  const { step, round, seat, state } = decision;
  if (rules.legal(state, seat).length < 2) return null;
  const opinions = opinionsOn(rules, level, decision);
  const played = opinions.find(({ action }) => sameAction(action, decision.played));
  const [better] = opinions;
  if (played === undefined || better === undefined) throw new RangeError(`no opinion on step ${step}`);
  const gap = better.estimate - played.estimate;
  return {
    step,
    round,
    seat,
    played,
    better,
    loss: costOf(rules.id, gap) === null ? 0 : gap,
    best: opinions.slice(0, WORTH_A_LOOK),
  };
};
