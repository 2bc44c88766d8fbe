/** Plays a record again, and says whether everything written in it is what the rules give. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { fairProblem } from '../fair/proof.ts';
import type { AnyAction } from '../play/ruleset.ts';
import type { RecordEntry } from './entries.ts';
import { isAction } from './entries.ts';
import type { Moment } from './game.ts';
import { Match } from './match.ts';
import type { RecordProblem } from './problem.ts';
import type { GameRecord } from './read.ts';
import { actionOf } from './read.ts';
import { linesAfter } from './write.ts';

/** One step of a replay: what was done, and what it brought. A deal has no `by`. */
export interface ReplayStep {
  readonly by: { readonly seat: Seat; readonly action: AnyAction } | null;
  readonly moment: Moment;
  readonly lines: readonly string[];
}

/**
 * Steps through the record's actions. Ends with a problem where an action is refused or makes no sense. The first round is always
 * dealt, a later one where something in the record follows from it: somebody may have left at the settlement before.
 */
export function* replay(record: GameRecord, match: Match): Generator<ReplayStep, RecordProblem | null> {
  const undealt = yield* dealNext(record, match);
  if (undealt !== null) return undealt;
  /** Lines behind the last action, and how many of them tell what it brought. */
  let written = 0;
  let brought = Number.POSITIVE_INFINITY;
  for (const entry of record.entries) {
    if (!isAction(entry)) {
      written += 1;
      continue;
    }
    const missing = yield* dealNext(record, match);
    if (missing !== null) return missing;
    const by = actionOf(record.game, entry);
    if (by === null) return { line: entry.line, code: 'not-an-action', detail: 'seat and action are needed' };
    if (match.isOver) return { line: entry.line, code: 'after-the-end', detail: 'the match is already over' };
    const done = match.act(by.seat, by.action);
    if (!done.ok) return { line: entry.line, code: 'refused', detail: done.error.code };
    const lines = linesOf(record, match, done.value);
    [written, brought] = [0, lines.length];
    yield { by, moment: done.value, lines };
  }
  return written > brought ? yield* dealNext(record, match) : null;
}

/** What is wrong with a record whose deals do not reach its next round. */
export const NO_DEAL: RecordProblem = {
  line: 1,
  code: 'no-deal',
  detail: 'there are more rounds than deals',
};

/** Deals the next round where one is due. Deals written out come from outside and may be too few. */
function* dealNext(record: GameRecord, match: Match): Generator<ReplayStep, RecordProblem | null> {
  if (!match.betweenRounds) return null;
  if (match.lacksDeal) return NO_DEAL;
  const moment = match.begin();
  yield { by: null, moment, lines: linesOf(record, match, moment) };
  return null;
}

/** The lines of a step as the record has them, in the words of its version. */
const linesOf = ({ version }: GameRecord, match: Match, moment: Moment): readonly string[] => {
  const { events } = moment;
  return linesAfter(match, { ...moment, events: match.rules.asWrittenIn?.(version, events) ?? events });
};

export interface Verified {
  readonly actions: number;
  readonly events: number;
  readonly transfers: number;
  /** Whether the match was played to its end. */
  readonly finished: boolean;
  readonly points: readonly number[];
}

/** Looks at how the wall was made, where the header says it, then replays and compares line by line. A record with actions only is checked as far as it says anything. */
export const verifyRecord = (record: GameRecord): Result<Verified, RecordProblem> => {
  const { line, value } = record.header;
  const unfair = fairProblem(value);
  if (unfair !== null) return fail({ line, ...unfair });
  const match = new Match(record.game, record.terms);
  const checker = new LineChecker(record);
  const steps = replay(record, match);
  for (let step = steps.next(); ; step = steps.next()) {
    const problem = step.done ? step.value : checker.check(step.value);
    if (problem !== null) return fail(checker.firstOf(problem));
    if (step.done) break;
  }
  const rest = checker.rest();
  if (rest !== null) return fail(rest);
  const events = match.history.reduce((sum, moment) => sum + moment.events.length, 0);
  return ok({
    actions: record.entries.actions,
    events,
    transfers: match.transfers.length,
    finished: match.isOver,
    points: match.balances,
  });
};

/** Walks through the written lines beside the lines that ought to be there. */
class LineChecker {
  readonly #entries: Iterator<RecordEntry, undefined>;
  readonly #isBare: boolean;
  /** The line that is looked at; none behind the last one. */
  #entry: RecordEntry | undefined;
  #line = 1;

  constructor({ entries }: GameRecord) {
    this.#isBare = entries.actions === entries.size;
    this.#entries = entries[Symbol.iterator]();
    this.#goOn();
  }

  #goOn(): void {
    this.#line = this.#entry?.line ?? this.#line;
    this.#entry = this.#entries.next().value;
  }

  check({ by, lines }: ReplayStep): RecordProblem | null {
    if (by !== null) {
      const problem = this.#beforeAction();
      if (problem !== null) return problem;
      this.#goOn();
    }
    if (this.#isBare) return null;
    for (const line of lines) {
      const problem = this.#compare(line);
      if (problem !== null) return problem;
    }
    return null;
  }

  /** Where an action stands, everything the last step brought must have been said. */
  #beforeAction(): RecordProblem | null {
    return this.#entry === undefined || isAction(this.#entry) ? null : unexpected(this.#entry);
  }

  /** Lines may be spaced as anybody likes, and numbers and letters written as JSON allows. */
  #compare(expected: string): RecordProblem | null {
    const entry = this.#entry;
    if (entry === undefined || (entry.text !== expected && JSON.stringify(entry.value) !== expected)) {
      const detail = `found ${entry?.text ?? 'nothing'}, the rules give ${expected}`;
      return { line: entry?.line ?? this.#line + 1, code: 'differs', detail };
    }
    this.#goOn();
    return null;
  }

  /** A refused action may only be the echo of an earlier line that was left out or added: report what comes first. */
  firstOf(problem: RecordProblem): RecordProblem {
    const earlier = this.#isBare ? null : this.#beforeAction();
    return earlier !== null && earlier.line < problem.line ? earlier : problem;
  }

  /** What is written after the last step. */
  rest(): RecordProblem | null {
    return this.#entry === undefined ? null : unexpected(this.#entry);
  }
}

const unexpected = ({ line, text }: RecordEntry): RecordProblem => ({
  line,
  code: 'unexpected-line',
  detail: `not in the game: ${text}`,
});
