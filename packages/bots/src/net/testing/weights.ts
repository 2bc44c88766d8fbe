/** Weights that mean nothing, for tests. */
import type { Shape, Weights } from '../../weights.ts';

/** Numbers between -1 and 1 that look like chance and are always the same. */
const numbers = (count: number, start: number): Float32Array =>
  Float32Array.from({ length: count }, (_, i) => Math.sin((i + 1) * 12.9898 + start));

export const someWeights = (shape: Shape): Weights => {
  const { table, row, wide, narrow } = shape;
  return {
    shape,
    fromTable: numbers(table * wide, 1),
    fromRow: numbers(row * wide, 2),
    wideBias: numbers(wide, 3),
    between: numbers(wide * narrow, 4),
    narrowBias: numbers(narrow, 5),
    out: numbers(narrow, 6),
    straight: numbers(row, 7),
  };
};
