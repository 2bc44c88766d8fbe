/** How the results of a batch lie in one buffer: field after field, each with a row for every match. */
import type { AnyEnvSpec } from './spec.ts';

export interface Field<N extends string = FieldName> {
  readonly name: N;
  readonly says: string;
  readonly type: 'float64' | 'uint32' | 'uint8';
  /** Rows, and columns where there are several. */
  readonly shape: readonly number[];
  /** In bytes, from the beginning of the buffer; a multiple of the size of a value. */
  readonly offset: number;
}

/** The fields as they can be read and written. */
export interface Columns {
  readonly points: Float64Array;
  readonly moved: Float64Array;
  readonly owed: Float64Array;
  readonly reward: Float64Array;
  readonly match: Uint32Array;
  readonly seat: Uint8Array;
  readonly done: Uint8Array;
  readonly rounds: Uint8Array;
  readonly rank: Uint8Array;
  readonly mask: Uint8Array;
  readonly observation: Uint8Array;
  readonly privileged: Uint8Array;
}

export type FieldName = keyof Columns;

export const BYTES = { float64: 8, uint32: 4, uint8: 1 } as const;

type FieldPlan = Omit<Field, 'shape' | 'offset'> & { readonly columns: number };

/** The wide values first, so that each lies where a processor wants it. */
const plansOf = ({ game, codec, observation, privileged }: AnyEnvSpec): readonly FieldPlan[] => {
  const { seats } = game.rules;
  const field = (name: FieldName, type: Field['type'], columns: number, says: string): FieldPlan => ({
    name,
    type,
    columns,
    says,
  });
  return [
    field('points', 'float64', seats, 'what each seat has after the step'),
    field('moved', 'float64', seats, 'points each seat has gained in the step, bots’ turns included'),
    field('owed', 'float64', seats, 'points each seat has gained since it last named an id'),
    field('reward', 'float64', 1, '`owed` of the seat that is asked, in the match it is asked about'),
    field('match', 'uint32', 1, 'the number of the match that is asked about, from 1'),
    field('seat', 'uint8', 1, 'who is asked; 255 where the match is over and the next has not begun'),
    field('done', 'uint8', 1, '1 where the step ended a match'),
    field('rounds', 'uint8', 1, 'how many rounds the step ended'),
    field('rank', 'uint8', seats, 'where the step ended a match the rank of each seat, from 1; else 0'),
    field('mask', 'uint8', codec.size, '1 for every id that may be named'),
    field(
      'observation',
      'uint8',
      observation.size,
      'what the seat that is asked may know; where nobody is, the first that could be',
    ),
    field('privileged', 'uint8', privileged.size, 'everything that views hide; only where it was asked for'),
  ];
};

export const fieldsOf = (spec: AnyEnvSpec, rows: number, isPrivileged: boolean): readonly Field[] => {
  let offset = 0;
  return plansOf(spec)
    .filter(({ name }) => isPrivileged || name !== 'privileged')
    .map(({ columns, ...plan }) => {
      const field = { ...plan, shape: columns === 1 ? [rows] : [rows, columns], offset };
      offset += rows * columns * BYTES[plan.type];
      return field;
    });
};

/** How many bytes the fields take. */
export const bytesOf = (fields: readonly Field[]): number =>
  fields.reduce((end, { shape, type }) => end + shape.reduce((size, each) => size * each, BYTES[type]), 0);

export const columnsOf = (buffer: ArrayBuffer, fields: readonly Field[]): Columns => {
  const bytes = (name: FieldName): Uint8Array => arrayOf(Uint8Array, 'uint8', name);
  const points = (name: FieldName): Float64Array => arrayOf(Float64Array, 'float64', name);
  const arrayOf = <T>(
    made: new (buffer: ArrayBuffer, offset: number, length: number) => T,
    type: Field['type'],
    name: FieldName,
  ): T => {
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return new made(buffer, 0, 0);
    if (field.type !== type) throw new TypeError(`${name} is ${field.type}`);
    const { offset, shape } = field;
    return new made(
      buffer,
      offset,
      shape.reduce((size, each) => size * each, 1),
    );
  };
  return {
    points: points('points'),
    moved: points('moved'),
    owed: points('owed'),
    reward: points('reward'),
    match: arrayOf(Uint32Array, 'uint32', 'match'),
    seat: bytes('seat'),
    done: bytes('done'),
    rounds: bytes('rounds'),
    rank: bytes('rank'),
    mask: bytes('mask'),
    observation: bytes('observation'),
    privileged: bytes('privileged'),
  };
};
