/**
 * A small network over the actions of one decision: what it adds to the expert's estimate of each, in points. The same weights for
 * every action, so it asks of each the same question: what does an account like this one come to at a table like this one?
 */

import type { Weights } from '../weights.ts';
import type { Outlook } from './traits.ts';
import { STEPS } from './traitWriter.ts';

/** For every row what it is worth beside the expert's estimate, in units of the game. */
export const forward = (weights: Weights, { table, rows }: Outlook): Float32Array => {
  const { shape } = weights;
  const base = new Float32Array(shape.wide);
  base.set(weights.wideBias);
  addProduct(base, table, weights.fromTable);
  const wide = new Float32Array(shape.wide);
  const narrow = new Float32Array(shape.narrow);
  return Float32Array.from(rows, (row) => {
    wide.set(base);
    addProduct(wide, row, weights.fromRow);
    narrow.set(weights.narrowBias);
    addLayer(narrow, wide, weights.between);
    return answer(weights, row, narrow);
  });
};

/** Bytes are mostly zero: those are skipped. */
const addProduct = (into: Float32Array, bytes: Int8Array, weights: Float32Array): void => {
  const width = into.length;
  for (let i = 0, from = 0; i < bytes.length; i++, from += width) {
    const byte = bytes[i] ?? 0;
    if (byte === 0) continue;
    const value = byte / STEPS;
    for (let j = 0; j < width; j++) into[j] = (into[j] ?? 0) + value * (weights[from + j] ?? 0);
  }
};

const addLayer = (into: Float32Array, values: Float32Array, weights: Float32Array): void => {
  const width = into.length;
  for (let i = 0, from = 0; i < values.length; i++, from += width) {
    const value = values[i] ?? 0;
    if (value <= 0) continue;
    for (let j = 0; j < width; j++) into[j] = (into[j] ?? 0) + value * (weights[from + j] ?? 0);
  }
};

const answer = ({ out, straight }: Weights, row: Int8Array, narrow: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < narrow.length; i++) sum += Math.max(0, narrow[i] ?? 0) * (out[i] ?? 0);
  for (let i = 0; i < row.length; i++) sum += ((row[i] ?? 0) / STEPS) * (straight[i] ?? 0);
  return sum;
};
