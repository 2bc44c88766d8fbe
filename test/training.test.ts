/** What training networks is fed with: games as bytes, which `python.test.ts` has Python read. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@paiju/engine';
import type { ExperienceSetup } from '@paiju/sim';
import { attemptSize, experienceSizes, experienceTask, hashedSeed } from '@paiju/sim';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from './architecture.ts';

const folder = mkdtempSync(join(tmpdir(), 'paiju-training-'));
afterAll(() => rmSync(folder, { recursive: true }));

const net = (...words: readonly string[]): { code: number | null; said: string } => {
  const run = spawnSync('node', ['scripts/net.mjs', ...words], {
    cwd: root,
    env: { ...process.env, THREADS: '1' },
    encoding: 'utf8',
  });
  return { code: run.status, said: run.stdout + run.stderr };
};

const setupFor = (ruleset: keyof typeof GAMES): ExperienceSetup => {
  const { presets, defaultPreset } = GAMES[ruleset].rules.options;
  const options = (presets as Readonly<Record<string, object>>)[defaultPreset] as object;
  return { ruleset, options, seed: hashedSeed('a test'), net: null };
};

const played = (ruleset: keyof typeof GAMES, games: number): readonly Uint8Array[] => {
  const { empty, play } = experienceTask.prepare(setupFor(ruleset), new AbortController().signal);
  const decisions = empty();
  for (let game = 1; game <= games; game++) play(game, decisions);
  return decisions;
};

describe.each(['xuezhan', 'wuhan', 'haiyuki'] as const)('%s', (ruleset) => {
  const decisions = played(ruleset, 3);
  const size = attemptSize(experienceSizes(ruleset));

  test('every decision has as many bytes, and what came of it belongs to somebody', () => {
    expect(decisions.length).toBeGreaterThan(60);
    for (const bytes of decisions) expect(bytes.length).toBe(size);
    const brought = decisions.map((bytes) => new DataView(bytes.buffer).getFloat32(4, true));
    expect(brought.some((points) => points > 0)).toBe(true);
    expect(brought.some((points) => points < 0)).toBe(true);
  });

  test('the same games again are the same bytes', () => {
    expect(played(ruleset, 3)).toEqual(decisions);
  });
});

describe('`npm run net`', () => {
  const whole = join(folder, 'whole');
  const halves = join(folder, 'halves');
  beforeAll(() => {
    expect(net('games', 'xuezhan', 'bury3', '6', 'seed', whole)).toMatchObject({ code: 0 });
    for (const games of ['2', '6'])
      expect(net('games', 'xuezhan', 'bury3', games, 'seed', halves)).toMatchObject({ code: 0 });
  });

  test('games that were stopped go on to the same bytes', () => {
    expect(readFileSync(halves)).toEqual(readFileSync(whole));
    expect(readFileSync(`${halves}.json`, 'utf8')).toBe(readFileSync(`${whole}.json`, 'utf8'));
  });

  test.each([
    ['nothing', []],
    ['an unknown verb', ['teach', 'xuezhan', 'bury3']],
    ['an unknown preset', ['games', 'xuezhan', 'bury4', '1', 'seed', 'out']],
    ['no number', ['games', 'xuezhan', 'bury3', 'many', 'seed', 'out']],
  ])('%s is refused', (_, words) => {
    const { code, said } = net(...words);
    expect(code).not.toBe(0);
    expect(said).toContain('usage: npm run net');
  });
});
