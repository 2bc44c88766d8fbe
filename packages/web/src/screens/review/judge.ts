/** Decisions of a record beside what the expert would have done. Runs where records are studied, off the page. */
import type { Opinion } from '@paiju/bots';
import { createAdviser } from '@paiju/bots';
import type { AnyAction, Seat } from '@paiju/engine';
import { sameAction, seedOf } from '@paiju/engine';

export interface Judged {
  /** The step of the film that the decision led to. */
  readonly step: number;
  readonly played: Opinion;
  /** What the expert would have done: the very same opinion where that was played. */
  readonly better: Opinion;
  /** What the difference is worth, in points; 0 where both are the same. */
  readonly loss: number;
  /** The best actions there were. */
  readonly best: readonly Opinion[];
}

export interface ReviewAsk {
  readonly seat: Seat;
  /** The step to go on from. */
  readonly from: number;
}

export interface ReviewPart {
  readonly judged: readonly Judged[];
  /** Where to go on; null at the end. */
  readonly next: number | null;
}

/** What a seat knew, what it could have done, and what it did. */
interface Decision {
  readonly seat: Seat;
  readonly action: AnyAction;
  readonly view: object;
  readonly legal: readonly AnyAction[];
}

/** What of a film is needed. */
export interface Judgeable {
  readonly record: { readonly game: { readonly rules: { readonly id: string } } };
  readonly steps: { readonly length: number };
  decisionAt(step: number): Decision | null;
}

/** So many decisions are weighed before the page hears of them: progress should move, and a review can be left. */
const AT_ONCE = 4;
/** So many actions are worth a look. */
const WORTH_A_LOOK = 5;
/** Always the same, so that the same question has the same answer, and nothing to do with any wall. */
const ADVICE_SEED = seedOf('0'.repeat(64));

/** Where there was but one thing to do, nothing was decided. */
export const judgeFrom = (film: Judgeable, { seat, from }: ReviewAsk): ReviewPart => {
  const judged: Judged[] = [];
  for (let step = from; step < film.steps.length; step++) {
    const decision = film.decisionAt(step);
    if (decision === null || decision.seat !== seat || decision.legal.length < 2) continue;
    judged.push(judge(film.record.game.rules.id, step, decision));
    if (judged.length === AT_ONCE) return { judged, next: step + 1 };
  }
  return { judged, next: null };
};

const judge = (ruleset: string, step: number, { seat, view, legal, action }: Decision): Judged => {
  // A new adviser each time: what it was asked before must not matter.
  const opinions = createAdviser('expert', { seed: ADVICE_SEED, seat, ruleset }).weigh(view, legal);
  const played = opinions.find((opinion) => sameAction(opinion.action, action));
  const [better] = opinions;
  if (played === undefined || better === undefined) throw new RangeError(`no opinion on step ${step}`);
  return {
    step,
    played,
    better,
    loss: better.estimate - played.estimate,
    best: opinions.slice(0, WORTH_A_LOOK),
  };
};
