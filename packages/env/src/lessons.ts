/** What can be learnt from a record: every id that was named, with what its seat knew then, what it might have named, and what came of it. */
import type { AnyAction, GameRecord, RecordProblem, Seat } from '@paiju/engine';
import { Match, replay } from '@paiju/engine';
import { Choosing, encode } from './codec.ts';
import type { Field } from './fields.ts';
import { BYTES } from './fields.ts';
import { writeLayout } from './part.ts';
import type { AnyEnvSpec } from './spec.ts';

type LessonField = Field<'return' | 'reward' | 'seat' | 'id' | 'mask' | 'observation'>;

export interface Lessons {
  /** How many ids were named. */
  readonly rows: number;
  readonly fields: readonly LessonField[];
  readonly buffer: ArrayBuffer;
  /** Whether the match was played to its end; if not, returns are those of what was played. */
  readonly finished: boolean;
}

interface Lesson {
  readonly seat: Seat;
  readonly id: number;
  readonly mask: Uint8Array;
  readonly observation: Uint8Array;
  /** What the seat had when it named the id. */
  readonly points: number;
}

export const lessonsOf = (
  spec: AnyEnvSpec,
  record: GameRecord,
): { readonly lessons: Lessons; readonly problem: RecordProblem | null } => {
  const match = new Match(record.game, record.terms);
  const taken: Lesson[] = [];
  const steps = replay(record, match);
  let [state, points] = [match.state, match.balances];
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      const lessons = writeLessons(spec, taken, match);
      return { lessons, problem: step.value };
    }
    const { by } = step.value;
    if (by !== null) taken.push(...lessonsIn(spec, { state, points, ...by }));
    [state, points] = [match.state, match.balances];
  }
};

interface Choice {
  readonly state: object;
  readonly points: readonly number[];
  readonly seat: Seat;
  readonly action: AnyAction;
}

/** One action is as many lessons as its spelling has ids. */
const lessonsIn = (spec: AnyEnvSpec, { state, points, seat, action }: Choice): Lesson[] => {
  const { game, codec, observation: layout } = spec;
  const view = game.rules.view(state, seat);
  const choosing = new Choosing(codec, seat, game.rules.legal(state, seat));
  return encode(codec, action).map((id) => {
    const [mask, observation] = [new Uint8Array(codec.size), new Uint8Array(layout.size)];
    choosing.mask(mask, 0);
    writeLayout(layout, { view, seat, begun: choosing.begun }, observation, 0);
    choosing.name(id);
    return { seat, id, mask, observation, points: points[seat] ?? 0 };
  });
};

const fieldsFor = ({ codec, observation }: AnyEnvSpec, rows: number): readonly LessonField[] => {
  const plans = [
    ['return', 'float64', 1, 'points the seat gained from here to the end'],
    ['reward', 'float64', 1, 'points it gained until it named its next id'],
    ['seat', 'uint8', 1, 'who was asked'],
    ['id', 'uint8', 1, 'what it named'],
    ['mask', 'uint8', codec.size, '1 for every id that might have been named'],
    ['observation', 'uint8', observation.size, 'what the seat could know'],
  ] as const;
  let offset = 0;
  return plans.map(([name, type, columns, says]) => {
    const shape = columns === 1 ? [rows] : [rows, columns];
    const field = { name, type, says, shape, offset };
    offset += rows * columns * BYTES[type];
    return field;
  });
};

const writeLessons = (spec: AnyEnvSpec, taken: readonly Lesson[], match: Match): Lessons => {
  const rows = taken.length;
  const fields = fieldsFor(spec, rows);
  const [returned, rewarded, seats, ids, masks, seen] = fields.map(({ offset }) => offset);
  const buffer = new ArrayBuffer((seen ?? 0) + rows * spec.observation.size);
  const numbers = (at: number | undefined) => new Float64Array(buffer, at, rows);
  const bytes = (at: number | undefined) => new Uint8Array(buffer, at);
  const final = match.balances;
  const later = [...final];
  for (let row = rows - 1; row >= 0; row--) {
    const lesson = taken[row];
    if (lesson === undefined) break;
    const { seat, points } = lesson;
    numbers(returned)[row] = (final[seat] ?? 0) - points;
    numbers(rewarded)[row] = (later[seat] ?? 0) - points;
    later[seat] = points;
    bytes(seats)[row] = seat;
    bytes(ids)[row] = lesson.id;
    bytes(masks).set(lesson.mask, row * spec.codec.size);
    bytes(seen).set(lesson.observation, row * spec.observation.size);
  }
  return { rows, fields, buffer, finished: match.isOver };
};
