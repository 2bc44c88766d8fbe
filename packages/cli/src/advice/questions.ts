/** The questions that a record has answered: what each seat saw, and what it did. */
import type { AnyAction, GameRecord, Seat } from '@paiju/engine';
import { Match, replay } from '@paiju/engine';
import { explained, problemLine } from '../args/record.ts';
import { UsageError } from '../edge/failure.ts';

/** Who is to act in a state. Where it comes out of a record: which action of it, and what was done. */
export interface Question {
  /** Counted from 1. */
  readonly step: number | null;
  readonly seat: Seat;
  readonly state: object;
  readonly played: AnyAction | null;
}

/** A question that was answered. */
export type Decision = Question & { readonly step: number; readonly played: AnyAction };

export const stepsIn = ({ entries }: GameRecord): number =>
  entries.filter(({ value }) => Object.hasOwn(value, 'action')).length;

/** Every action in turn, in the state just before it; at the end, what is still to be answered. */
export function* decisionsIn(file: string, record: GameRecord): Generator<Decision, readonly Question[]> {
  const match = new Match(record.game, record.terms);
  const steps = replay(record, match);
  for (let step = 0; ; ) {
    const { state } = match;
    const { done, value } = steps.next();
    if (done) {
      if (value !== null) throw new UsageError(problemLine(file, explained(record, value)));
      return match.toAct.map((seat) => ({ step: null, seat, state: match.state, played: null }));
    }
    if (value.by === null) continue;
    step += 1;
    yield { step, seat: value.by.seat, state, played: value.by.action };
  }
}
