import { expect, test } from 'vitest';
import { HAIYUKI_BOTS } from './haiyuki/index.ts';
import { HAIYUKI_WEIGHTS } from './haiyuki/weights.ts';
import { someWeights } from './net/testing/weights.ts';
import { rowSizeOf } from './net/traits.ts';
import type { Table } from './testing/match.ts';
import { TABLES } from './testing/match.ts';
import type { KeptWeights } from './weights.ts';
import { PARTS, packed, unpacked } from './weights.ts';
import { WUHAN_BOTS } from './wuhan/index.ts';
import { WUHAN_WEIGHTS } from './wuhan/weights.ts';
import { XUEZHAN_BOTS } from './xuezhan/index.ts';
import { XUEZHAN_WEIGHTS } from './xuezhan/weights.ts';

const SHAPE = { table: 3, row: 4, wide: 5, narrow: 2 };

test('what is packed and unpacked is within half a step of what it was', () => {
  const weights = someWeights(SHAPE);
  const kept = packed('a test', weights);
  expect(kept.provenance).toBe('a test');
  const again = unpacked(kept);
  for (const [place, part] of PARTS.entries()) {
    const step = kept.scales[place] ?? 0;
    expect(again[part].length).toBe(weights[part].length);
    for (const [i, value] of weights[part].entries())
      expect(Math.abs((again[part][i] ?? 0) - value)).toBeLessThanOrEqual(step * 0.501);
  }
});

test('bytes that are missing are told', () => {
  const kept = packed('a test', someWeights(SHAPE));
  expect(() => unpacked({ ...kept, steps: kept.steps.slice(0, -8) })).toThrow(RangeError);
});

const KEPT = {
  xuezhan: { weights: XUEZHAN_WEIGHTS, bots: XUEZHAN_BOTS },
  wuhan: { weights: WUHAN_WEIGHTS, bots: WUHAN_BOTS },
  haiyuki: { weights: HAIYUKI_WEIGHTS, bots: HAIYUKI_BOTS },
};

/** The preset is the second word of a table's name. */
const presetOf = (name: string): string => name.split(' ')[1] ?? '';
const ROWS: readonly (readonly [string, Table, keyof typeof KEPT])[] = TABLES;

test.each(ROWS)('%s has weights that fit what is seen there, and say where they come from', (name, _, id) => {
  const { weights, bots } = KEPT[id];
  const kept: KeptWeights | undefined = (weights as Readonly<Record<string, KeptWeights>>)[presetOf(name)];
  if (kept === undefined) throw new Error(`no weights for ${name}`);
  const { traits } = bots.learner;
  expect(kept.shape).toMatchObject({ table: traits.tableSize, row: rowSizeOf(traits) });
  expect(kept.provenance).toMatch(/^training\/train\.py .+ (at|before) [0-9a-f]{7,40}$/);
  expect(unpacked(kept).out.some((weight) => weight !== 0)).toBe(true);
});
