import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_LEVELS } from '@paiju/bots';
import { Threads } from '@paiju/sim';
import { afterAll, describe, expect, test } from 'vitest';
import { tallyWall } from '../../packages/sim/src/arena/tally.ts';
import { gameOf } from '../../packages/sim/src/arena/testing/results.ts';
import { plotsFor, tableFor, textFor, verdictOn } from './page.ts';
import type { Step } from './plan.ts';
import { ALL_STEPS, botsOf, RUNGS, stepsFor } from './plan.ts';
import { playStep } from './play.ts';
import type { StepResult } from './results.ts';
import { holds, keepLadder, merged, readLadder, resultOf } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'paiju-ladder-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CODE = { commit: 'abc1234', digest: '0123456789ab' };
const stepOf = (preset: string, level: string): Step => {
  const [step] = stepsFor([preset, level]);
  if (step === undefined) throw new Error(`no step to ${level} in ${preset}`);
  return step;
};

describe('the plan', () => {
  test('every level but the one for tests plays the one below it, everywhere', () => {
    expect(RUNGS).toEqual(BOT_LEVELS.slice(1));
    expect(ALL_STEPS).toHaveLength((RUNGS.length - 1) * 11);
    for (const { level, below } of ALL_STEPS) expect(RUNGS.indexOf(level)).toBe(RUNGS.indexOf(below) + 1);
  });

  test('who sits alone has the others for neighbours; at a table of two there is but one', () => {
    expect(botsOf(stepOf('sichuan', 'expert'))).toEqual(['expert', 'greedy']);
    const { below } = stepOf('koukou', 'search');
    expect(botsOf(stepOf('koukou', 'search'))).toEqual(['search', below, below, below]);
    expect(botsOf(stepOf('duel', 'search'))).toEqual(['search', below]);
  });

  test.each([
    [['sichuan'], RUNGS.length - 1],
    [['wuhan', 'expert'], 5],
    [['sichuan', 'duel', 'novice', 'greedy'], 4],
    [[], ALL_STEPS.length],
  ])('%j are %d steps', (words, count) => expect(stepsFor(words)).toHaveLength(count));

  test('a word that is nothing is said', () => expect(() => stepsFor(['sichaun'])).toThrow('sichaun'));
});

describe('a step', () => {
  const step: Step = { ...stepOf('bury3', 'novice'), games: 24 };
  const played = async (name: string, stopAfter = Number.POSITIVE_INFINITY) => {
    const stop = new AbortController();
    const threads = new Threads(1);
    const tell = (done: number): void => {
      if (done >= stopAfter) stop.abort();
    };
    return playStep(step, {
      folder: join(folder, name),
      digest: CODE.digest,
      threads,
      signal: stop.signal,
      tell,
    });
  };
  const fileIn = (name: string): string => {
    const [file = ''] = readdirSync(join(folder, name));
    return join(folder, name, file);
  };
  const keptFrom = (name: string, walls: Awaited<ReturnType<typeof played>>): string => {
    const file = pathToFileURL(join(folder, `${name}.json`));
    keepLadder(merged([], [resultOf(step, walls ?? [], CODE)]), file);
    return readFileSync(file, 'utf8');
  };

  test('stopped and torn, it goes on, and ends in the same bytes', async () => {
    const whole = keptFrom('whole', await played('whole'));
    expect(await played('parts', 5)).toBeNull();
    const before = readFileSync(fileIn('parts'), 'utf8').split('\n').length - 2;
    expect(before).toBeGreaterThanOrEqual(5);
    expect(before).toBeLessThan(12);
    appendFileSync(fileIn('parts'), '{"lineUp":0,"wa');
    expect(keptFrom('parts', await played('parts'))).toBe(whole);
    expect(readFileSync(fileIn('parts'), 'utf8')).toBe(readFileSync(fileIn('whole'), 'utf8'));
    expect(JSON.parse(whole).steps).toMatchObject([{ games: 24, walls: 12, faults: 0, commit: 'abc1234' }]);
  });
});

/** A result with so much of a lead in each of four walls. */
const resultWith = (preset: string, level: string, leads: readonly number[]): StepResult => {
  const step = stepOf(preset, level);
  const walls = leads.map((lead, wall) =>
    tallyWall({ lineUp: 0, wall }, [
      gameOf([step.level, step.below], [lead / 2, -lead / 2]),
      gameOf([step.below, step.level], [-lead / 2, lead / 2]),
    ]),
  );
  return resultOf(step, walls, CODE);
};

describe('what comes of it', () => {
  const good = resultWith('duel', 'novice', [4, 5, 6, 5]);
  const bad = resultWith('duel', 'greedy', [-4, 5, -6, -5]);

  test('the upper level is ahead or behind, whichever is the better one', () => {
    expect(good.ahead.mean).toBeCloseTo(5);
    expect(bad.ahead.mean).toBeCloseTo(-2.5);
    expect(good.rated.mean).toBeGreaterThan(0);
    expect(bad.rated.mean).toBeLessThan(0);
    expect([good, bad].map(holds)).toEqual([true, false]);
  });

  test('a step that fails stays in the table, in bold, and is named', () => {
    const { steps } = merged([], [good, bad]);
    const rows = tableFor('haiyuki', steps).split('\n');
    expect(rows.find((row) => row.includes('novice over random'))).toContain('| 5.00 ± 0.80 |');
    expect(rows.find((row) => row.includes('greedy over novice'))).toContain('| **−2.5 ± 5.0** |');
    expect(verdictOn(steps)).toContain('Not so in duel: greedy over novice (−2.5 ± 5.0).');
    expect(verdictOn(steps)).not.toContain('Every level');
  });

  test('that every level beats the one below is said when all steps were played and none failed', () => {
    const all = ALL_STEPS.map((step) => ({ ...good, ...step }));
    expect(verdictOn(all)).toMatch(/^Every level is ahead of the one below/);
    expect(verdictOn(all.slice(1))).not.toContain('Every level');
    expect(verdictOn(all.with(3, { ...bad, ...(ALL_STEPS[3] as Step) }))).not.toContain('Every level');
  });

  test('new results replace old ones, and steps between levels that are no neighbours any more fall away', () => {
    const { steps } = merged(
      [bad, { ...bad, below: 'random' }],
      [resultWith('duel', 'greedy', [1, 2, 1, 2])],
    );
    expect(steps.map(({ ahead }) => ahead.mean)).toEqual([1.5]);
  });

  test('ratings lead up as far as no step is missing, and are 1500 on average', () => {
    const rated = merged([], [good, resultWith('duel', 'expert', [1, 1, 2, 3])]).ratings.find(
      ({ preset }) => preset === 'duel',
    )?.rated;
    expect(rated?.map(({ level }) => level)).toEqual(['random', 'novice']);
    const [low, high] = rated ?? [];
    expect((low?.mean ?? 0) + (high?.mean ?? 0)).toBeCloseTo(3_000);
    expect((high?.mean ?? 0) - (low?.mean ?? 0)).toBeCloseTo(good.rated.mean, 3);
  });

  test('there is a picture of every preset that anything is known of', () =>
    expect(plotsFor(merged([], [good])).map(([name]) => name)).toEqual(['bots-haiyuki-duel.svg']));
});

test('the page and its pictures say what the file says; npm run ladder -- --hours 0 writes them', () => {
  const docs = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
  const ladder = merged(readLadder(), []);
  expect(JSON.parse(docs('../packages/bots/measured/ladder.json'))).toEqual(ladder);
  expect(docs('bots.md')).toContain(`<!-- ladder -->\n\n${textFor(ladder)}\n\n<!-- end -->`);
  for (const [name, svg] of plotsFor(ladder)) expect(docs(name)).toBe(svg);
});
