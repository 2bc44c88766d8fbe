import { expect, test } from 'vitest';
import type { Weights } from '../weights.ts';
import { forward } from './network.ts';
import { someWeights } from './testing/weights.ts';
import type { Outlook } from './traits.ts';
import { STEPS } from './traitWriter.ts';

const SHAPE = { table: 6, row: 5, wide: 4, narrow: 3 };

/** The same sum by sum, as one would write it on paper. */
const slowForward = (weights: Weights, { table, rows }: Outlook): readonly number[] =>
  rows.map((row) => {
    const { wide, narrow } = weights.shape;
    const column = (part: Float32Array, width: number, place: number, values: readonly number[]): number =>
      values.reduce((sum, value, i) => sum + value * (part[i * width + place] ?? 0), 0);
    const told = (bytes: Int8Array): readonly number[] => Array.from(bytes, (byte) => byte / STEPS);
    const first = Array.from({ length: wide }, (_, place) =>
      Math.max(
        0,
        (weights.wideBias[place] ?? 0) +
          column(weights.fromTable, wide, place, told(table)) +
          column(weights.fromRow, wide, place, told(row)),
      ),
    );
    const second = Array.from({ length: narrow }, (_, place) =>
      Math.max(0, (weights.narrowBias[place] ?? 0) + column(weights.between, narrow, place, first)),
    );
    return column(weights.out, 1, 0, second) + column(weights.straight, 1, 0, told(row));
  });

const bytes = (count: number, start: number): Int8Array =>
  Int8Array.from({ length: count }, (_, i) => Math.round(127 * Math.sin(i * 7 + start)));

test.each([1, 2, 7])('%d rows: the same numbers as its slow twin', (count) => {
  const outlook = {
    table: bytes(SHAPE.table, count),
    rows: Array.from({ length: count }, (_, i) => bytes(SHAPE.row, i + 10)),
  };
  const weights = someWeights(SHAPE);
  const slow = slowForward(weights, outlook);
  expect(slow.some((value) => Math.abs(value) > 0.1)).toBe(true);
  for (const [i, value] of forward(weights, outlook).entries()) expect(value).toBeCloseTo(slow[i] ?? 0, 3);
});

test('a row is weighed by itself: who stands beside it makes no difference', () => {
  const weights = someWeights(SHAPE);
  const table = bytes(SHAPE.table, 3);
  const rows = [bytes(SHAPE.row, 1), bytes(SHAPE.row, 2)];
  const [first, second] = forward(weights, { table, rows });
  expect([...forward(weights, { table, rows: rows.toReversed() })]).toEqual([second, first]);
});
