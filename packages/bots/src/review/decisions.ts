/** The questions that a record has answered: what each seat saw, and what it did. */
import type { AnyAction, GameRecord, RecordProblem, Result, Seat } from '@paiju/engine';
import { fail, Match, ok, replay } from '@paiju/engine';

/** Who is to act, and in which state. */
export interface Question {
  readonly seat: Seat;
  readonly state: object;
}

/** A question that was answered. */
export interface Decision extends Question {
  /** Which action of the record, counted from 1. */
  readonly step: number;
  /** Of the record, counted from 1. */
  readonly round: number;
  readonly played: AnyAction;
}

/** How many decisions there are in a record. */
export const stepsIn = ({ entries }: GameRecord): number => entries.actions;

/** Every action in turn, in the state just before it; at the end what is still to be answered, or what is wrong there. */
export function* decisionsIn(
  record: GameRecord,
): Generator<Decision, Result<readonly Question[], RecordProblem>> {
  const match = new Match(record.game, record.terms);
  const steps = replay(record, match);
  for (let step = 0, round = 0; ; ) {
    const { state } = match;
    const { done, value } = steps.next();
    if (done) {
      if (value !== null) return fail(value);
      return ok(match.toAct.map((seat) => ({ seat, state: match.state })));
    }
    if (value.by === null) {
      round += 1;
      continue;
    }
    step += 1;
    yield { step, round, seat: value.by.seat, state, played: value.by.action };
  }
}
