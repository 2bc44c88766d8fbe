/** The command in small: what it samples, what it makes of it and that it can be stopped. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Threads } from '@paiju/sim';
import { afterAll, describe, expect, test } from 'vitest';
import { CLASSES, classesOf, slopeOf } from './figures.ts';
import { AS_STATED, fittedShares } from './fit.ts';
import { heldOut } from './fitGame.ts';
import type { StatedGap } from './gaps.ts';
import { gapsIn, statedBy } from './gaps.ts';
import { gather } from './gather.ts';
import { KeptPositions } from './kept.ts';
import { presetsOf } from './tables.ts';

const SLOW = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'paiju-calibrate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TERMS = { game: 'xuezhan', preset: 'bury3', seed: 'a', commit: 'c' };
const threads = new Threads(1);
const sample = async (wanted: number, file: string | null = null) => {
  const kept = new KeptPositions(file, TERMS);
  const one = { id: 'xuezhan', preset: 'bury3', seed: 'a' } as const;
  await gather({ ...one, wanted, kept, threads, progress: () => {} });
  return kept;
};

describe('positions', () => {
  test('the favourite comes first, and each of the others is of another class', async () => {
    const { positions } = await sample(30);
    expect(positions.length).toBeGreaterThanOrEqual(30);
    const classes = positions.map(({ tried: [first, ...others] }) =>
      others.map(({ plain }) => CLASSES.filter((least) => (first?.plain ?? 0) - plain >= least * 0.5).length),
    );
    for (const each of classes) {
      expect(each.length).toBeGreaterThan(0);
      expect(new Set(each).size).toBe(each.length);
      expect(Math.min(...each)).toBeGreaterThan(0);
    }
  });

  test('a run that was stopped goes on where it was, also within a line', async () => {
    const [short, long] = [join(folder, 'short'), join(folder, 'long')];
    await sample(30, long);
    await sample(10, short);
    writeFileSync(short, `${readFileSync(short, 'utf8')}[{"match":`);
    await sample(30, short);
    expect(readFileSync(short, 'utf8')).toBe(readFileSync(long, 'utf8'));
    expect(() => new KeptPositions(short, { ...TERMS, seed: 'b' })).toThrow('is of another run');
  });

  test.each(presetsOf())(
    'there are some in %s %s',
    async (id, preset) => {
      const kept = new KeptPositions(null, TERMS);
      await gather({ id, preset, seed: 'a', wanted: 2, kept, threads, progress: () => {} });
      for (const { played } of gapsIn(kept.positions, 100)) expect(Number.isFinite(played)).toBe(true);
    },
    SLOW,
  );
});

/** Gaps of which half comes true, and of a pung against a pass nothing but noise. */
const GAPS: readonly StatedGap[] = Array.from({ length: 4000 }, (_, i) => {
  const kinds = i % 3 === 0 ? 'pung>pass' : 'discard>discard';
  const plain = (i % 17) / 4;
  const played = (i % 3 === 0 ? 0 : plain / 2) + (i % 2 === 0 ? 1 : -1);
  return { match: i >> 1, kinds, plain, stated: plain, played };
});

test('what has no limit counts up to one', () => {
  const tried = (plain: number, brought: number) => ({ type: 'discard', plain, brought, believed: 1 });
  expect(gapsIn([{ match: 3, tried: [tried(500, 90), tried(40, -90), tried(-700, 0)] }], 100)).toEqual([
    { match: 3, kinds: 'discard>discard', plain: 60, played: 180 },
    { match: 3, kinds: 'discard>discard', plain: 200, played: 90 },
  ]);
});

describe('what is made of gaps', () => {
  const options = { half: 0.5, weight: 1, known: AS_STATED };
  const ofKind = (kind: string) => GAPS.filter(({ kinds }) => kinds === kind);

  test('the fit finds how much comes true, by kinds of action', () => {
    const { kinds } = fittedShares(GAPS, options);
    expect(kinds['discard>discard']).toBeCloseTo(0.5, 1);
    // The favourite stays the favourite.
    expect(kinds['pung>pass']).toBe(0.1);
    expect(fittedShares(ofKind('discard>discard'), options).usual).toBeCloseTo(0.5, 1);
  });

  test('few gaps change little', () => {
    const { usual, kinds } = fittedShares(GAPS.slice(0, 60), { ...options, weight: 100_000 });
    expect(usual).toBeCloseTo(1, 1);
    expect(kinds['pung>pass']).toBeCloseTo(1, 1);
    expect(fittedShares([], options)).toEqual(AS_STATED);
  });

  test('gaps are stated by the share of their kinds', () => {
    const stated = statedBy({ usual: 0.5, kinds: { 'pung>pass': 0.25 } }, GAPS);
    for (const gap of stated) expect(gap.stated).toBe(gap.plain * (gap.kinds === 'pung>pass' ? 0.25 : 0.5));
  });

  test('no half of the matches is fitted on itself', async () => {
    const { positions } = await sample(30);
    const halves = [0, 1].map((half) => positions.filter(({ match }) => match % 2 === half));
    const [all = []] = heldOut('xuezhan', [{ preset: 'bury3', fitted: '', positions }]);
    expect(all).toHaveLength(gapsIn(positions, 100).length);
    // Whatever the second half brought: what is stated of it is the same.
    const louder = halves[1]?.map((each) => ({
      ...each,
      tried: each.tried.map((one, place) => ({ ...one, brought: place === 0 ? 99 : -99 })),
    }));
    const [other = []] = heldOut('xuezhan', [
      { preset: 'bury3', fitted: '', positions: [...(halves[0] ?? []), ...(louder ?? [])] },
    ]);
    const statedOf = (gaps: readonly StatedGap[]) =>
      gaps.filter(({ match }) => match % 2 === 1).map(({ stated }) => stated);
    expect(statedOf(other)).toEqual(statedOf(all));
    expect(other.map(({ stated }) => stated)).not.toEqual(all.map(({ stated }) => stated));
  });

  test('the slope is that of the line through zero, above so much', () => {
    const gap = (match: number, stated: number, played: number): StatedGap => ({
      ...{ kinds: '', plain: stated, match, stated, played },
    });
    const gaps = [gap(1, 1, 2), gap(2, 2, 4), gap(3, 0.4, -9), gap(4, 4, 8)];
    expect(slopeOf(gaps, 0.5)).toEqual({ mean: 2, low: 2, high: 2 });
    expect(slopeOf(gaps, 0.5, 2).mean).toBe(2);
    expect(slopeOf(gaps, 0).mean).toBeLessThan(2);
  });

  test('a class has the mean of what its gaps came to', () => {
    const classes = classesOf(GAPS, 0.5);
    for (const { from, to, gaps, stated, played } of classes) {
      const those = GAPS.filter((gap) => gap.stated >= from && (to === null || gap.stated < to));
      expect(gaps).toBe(those.length);
      expect(stated).toBeGreaterThanOrEqual(from);
      expect(played.mean).toBeCloseTo(those.reduce((sum, gap) => sum + gap.played, 0) / gaps, 9);
    }
    expect(classes.length).toBeGreaterThan(3);
  });
});
