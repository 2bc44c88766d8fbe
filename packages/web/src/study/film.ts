/** A record as a film: every step with its state, to be looked at from any seat, and every decision in it. */
import type { Decision } from '@paiju/bots';
import { decisionsIn } from '@paiju/bots';
import type {
  AnyWrittenRuleset,
  BySeat,
  GameId,
  GameRecord,
  RecordProblem,
  Result,
  Seat,
  Tile,
} from '@paiju/engine';
import {
  at,
  bySeat,
  fail,
  GAMES,
  Match,
  ok,
  readRecord,
  replay,
  verifyRecord,
  writePosition,
  writeView,
} from '@paiju/engine';
import { seenOf } from '@paiju/table';
import type { FilmStep } from './cut.ts';
import { Cutter } from './cut.ts';
import type { Mark } from './marks.ts';
import { marksOf } from './marks.ts';
import type { Frame, Viewpoint } from './messages.ts';

export interface FilmDecision extends Decision {
  /** The step of the film that it led to. */
  readonly frame: number;
}

/** Where all hands lie open somebody still has to sit at the bottom. */
const FRONT: Seat = 0;

export class Film {
  readonly record: GameRecord;
  readonly steps: readonly FilmStep[];
  readonly marks: readonly Mark[];
  readonly isFinished: boolean;
  #decisions: readonly FilmDecision[] | null = null;

  private constructor(record: GameRecord, steps: readonly FilmStep[], isFinished: boolean) {
    this.record = record;
    this.steps = steps;
    this.isFinished = isFinished;
    this.marks = marksOf(steps);
  }

  /** Every line is checked before anything is shown. */
  static open(text: string): Result<Film, RecordProblem> {
    const read = readRecord(GAMES, text);
    if (!read.ok) return read;
    const verified = verifyRecord(read.value);
    if (!verified.ok) return fail(verified.error);
    const record = read.value;
    const match = new Match(record.game, record.terms);
    const cutter = new Cutter(match);
    for (const { by, moment } of replay(record, match)) cutter.add(by, moment);
    return ok(new Film(record, cutter.steps, match.isOver));
  }

  get points(): BySeat<number> {
    return this.steps.at(-1)?.points ?? [];
  }

  frameAt(step: number, viewpoint: Viewpoint): Frame {
    const { state, points, by, ...moment } = this.#step(step);
    const { rules } = this.record.game;
    const { options } = this.record.terms;
    const front = viewpoint === 'all' ? FRONT : viewpoint;
    const seen = seenOf(moment, (event) => {
      const own = rules.seenBy(options, event, front);
      if (own === null || viewpoint !== 'all') return own;
      // With all hands open everybody's own knowledge is told: the tile that was drawn, and not only that one was.
      const { seat } = event as { readonly seat?: unknown };
      return rules.seenBy(options, event, typeof seat === 'number' ? seat : front);
    });
    return {
      step,
      view: rules.view(state, front),
      ...seen,
      points,
      open: bySeat(rules.seats, (seat) => (viewpoint === 'all' ? handOf(rules.view(state, seat)) : null)),
      by: by?.seat ?? null,
    };
  }

  /**
   * As text: all of it, or what is seen from there. A discard that nobody may claim only lies on the table for a moment; the
   * position is then the one in which somebody is to act again.
   */
  positionAt(step: number, viewpoint: Viewpoint): string {
    const { rules } = this.record.game;
    const isPosition = ({ state }: FilmStep): boolean =>
      rules.toAct(state).length > 0 || rules.result(state) !== null;
    const { state } = this.steps.slice(step).find(isPosition) ?? this.#step(step);
    const written: AnyWrittenRuleset = GAMES[rules.id as GameId].rules;
    return viewpoint === 'all'
      ? writePosition(written, state)
      : writeView(written, rules.view(state, viewpoint));
  }

  /** In the order of the record. */
  get decisions(): readonly FilmDecision[] {
    if (this.#decisions === null) {
      const frames = this.steps.flatMap(({ by }, step) => (by === null ? [] : step));
      this.#decisions = Array.from(decisionsIn(this.record), (decision, place) => ({
        ...decision,
        frame: at(frames, place),
      }));
    }
    return this.#decisions;
  }

  #step(step: number): FilmStep {
    const found = this.steps[step];
    if (found === undefined) throw new RangeError(`the film has no step ${step}`);
    return found;
  }
}

/** Every game shows a seat its own tiles under this name. */
const handOf = (view: object): readonly Tile[] | null =>
  (view as { readonly hand: readonly Tile[] | null }).hand;
