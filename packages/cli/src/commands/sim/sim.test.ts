import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameSeed } from '@paiju/sim';
import { describe, expect, test } from 'vitest';
import { readSeed } from '../../args/seed.ts';
import { run } from '../../run.ts';
import { testFolder } from '../../testing/folder.ts';
import { ran, TestIo } from '../../testing/io.ts';

const folder = testFolder();
const filesIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, name)).map((file) => [file, readFileSync(join(folder, name, file), 'utf8')]),
  );

const total = (counts: object): number =>
  Object.values(counts).reduce((sum: number, count) => sum + count, 0);

test('the same command gives the same bytes, records included', async () => {
  const command = (name: string): string =>
    `sim xuezhan --games 12 --seed s --bots first,random,greedy,greedy --json --records ${join(folder, name)}`;
  const first = await ran(command('a/deep'));
  const second = await ran(command('b'));
  expect(first).toEqual(second);
  expect(filesIn('a/deep')).toEqual(filesIn('b'));
  expect(Object.keys(filesIn('b'))).toHaveLength(12);
  expect(Object.keys(filesIn('b')).at(0)).toBe('game-01.jsonl');
});

test('each record is verified, and has the seed of its game', async () => {
  await ran(`sim xuezhan --preset sichuan --games 3 --seed s --records ${join(folder, 'c')}`);
  for (const game of [1, 2, 3]) {
    const file = join(folder, 'c', `game-${game}.jsonl`);
    expect(await ran(`replay ${file} --verify`)).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '').seed).toBe(
      gameSeed(readSeed('s'), game),
    );
  }
});

test('the JSON adds up', async () => {
  const { out } = await ran(
    'sim xuezhan --games 20 --seed j --json --option deals=2 --option startPoints=50',
  );
  const summary = JSON.parse(out);
  expect(summary).toMatchObject({
    ruleset: 'xuezhan',
    preset: 'bury3',
    games: 20,
    rounds: 40,
    bots: Array(4).fill('greedy'),
  });
  expect(summary.options.deals).toBe(2);
  expect(summary.seed).toBe(readSeed('j'));
  expect(total(summary.fans)).toBe(total(summary.wins.map(total)));
  expect(summary.patterns.base).toBe(total(summary.fans));
  expect(summary.scores.reduce((sum: number, { mean }: { mean: number }) => sum + mean, 0)).toBeCloseTo(
    200,
    2,
  );
  expect(total(summary.histogram.map(([, count]: [number, number]) => count))).toBe(80);
  for (const places of summary.places) expect(total(places)).toBe(20);
});

test('the text names bots, fan, patterns, payments and points', async () => {
  const { code, out, err } = await ran(
    'sim xuezhan --games 20 --seed t --preset xueliu --bots greedy,random,first,greedy',
  );
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('20 games, 20 rounds, ');
  for (const part of [
    'greedy',
    'random',
    'Fan of a win',
    'self-draw',
    'Payments',
    'ready check',
    'Points at the end',
  ])
    expect(out).toContain(part);
  expect(out).not.toMatch(/undefined|NaN/);
});

describe('wuhan', () => {
  const PLAYED = 'sim wuhan --games 40 --seed 3 --bots first --option deals=2 --option minimum=1';

  test('the JSON adds up', async () => {
    const summary = JSON.parse((await ran(`${PLAYED} --json`)).out);
    const wins = total(summary.wins.map(total));
    expect(wins).toBeGreaterThan(0);
    expect(summary.endings).toEqual({ won: wins, 'wall-empty': 80 - wins });
    expect(Object.keys(summary.wins[0])).toEqual(['self-draw', 'discard', 'kong-bloom', 'robbed-kong']);
    expect(total(summary.worths)).toBe(wins);
    expect(total(summary.contractors)).toBe(wins);
    expect(total(summary.ready)).toBe(80 - wins);
    expect(total(summary.raw)).toBe(3 * wins);
    const paid = Object.entries(summary.paid).map(([points, count]) => Number(points) * Number(count));
    const { 'flow-draw': _, ...forWins } = summary.transfers as Record<string, { points: number }>;
    expect(total(paid)).toBe(total(Object.values(forWins).map(({ points }) => points)));
  });

  test('the text names ways, types, contractors, what was owed and what was paid', async () => {
    const { code, out, err } = await ran(PLAYED);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const part of [
      'kong-bloom',
      'Big types',
      'hard 硬胡',
      'no contractor',
      'ready at a flow draw',
      'Owed for a win',
      'Paid for a win',
    ])
      expect(out).toContain(part);
    expect(out).not.toMatch(/undefined|NaN/);
  });
});

describe('haiyuki', () => {
  const PLAYED = 'sim haiyuki --games 40 --seed 1 --bots random --me petum --against fari --option rounds=8';

  test('H-10.4: the JSON adds up, and points are the HP', async () => {
    const summary = JSON.parse((await ran(`${PLAYED} --json`)).out);
    const wins = total(summary.wins.map(total));
    expect(wins).toBeGreaterThan(0);
    expect(summary.options).toMatchObject({ seat0: 'petum', seat1: 'fari' });
    expect(summary.endings).toEqual({ won: wins, nagari: summary.rounds - wins });
    expect(Object.keys(summary.wins[0])).toEqual(['tsumo', 'ron', 'last-chance']);
    for (const key of ['yaku', 'ways', 'turns', 'damage']) expect(total(summary[key])).toBe(wins);
    expect(summary.skills).toMatchObject({ CRITICAL: expect.any(Number), DISCARD_GUARD: expect.any(Number) });
    const { damage, noten, recovery } = summary.transfers;
    const lost = damage.points + noten.points - (recovery?.points ?? 0);
    const mean = summary.scores.reduce((sum: number, score: { mean: number }) => sum + score.mean, 0);
    expect(40 * (20_000 - mean)).toBeCloseTo(lost, 0);
    for (const places of summary.places) expect(places).toHaveLength(2);
  });

  test('the text names characters, yaku, ways, turns, damage, skills and HP', async () => {
    const { code, out, err } = await ran(PLAYED);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/\n {2}seat +bot +wins +tsumo +ron +last-chance +1st +2nd +mean /);
    for (const part of [
      'random Petum',
      'random Fari',
      'Yaku\n',
      'Ways of winning\n',
      'Turn of a win\n',
      'Damage of a win\n',
      'Critical 크리티컬',
      'HP lost and regained\n',
      'not ready in a drawn round',
      'HP at the end, all seats\n',
    ])
      expect(out).toContain(part);
    expect(out).not.toMatch(/undefined|NaN|points/i);
  });
});

test('a bar on a terminal, on standard error', async () => {
  const io = new TestIo([]);
  Object.assign(io.err, { isTTY: true });
  await run(['sim', 'xuezhan', '--games', '3', '--seed', 'a'], io);
  expect(io.complaints).toMatch(/█+ 3\/3 {2}[\d.]+ games\/s {2}0 s left/);
  expect(io.complaints).toMatch(/3 games in \d+\.\d s: [\d.]+ games\/s, [\d.]+ decisions\/s\n$/);
});

test('more threads than games, or one, need no pool', async () => {
  const command = 'sim xuezhan --games 1 --seed a';
  expect(await ran(`${command} --threads 8`)).toEqual(await ran(`${command} --threads 1`));
});

test('Ctrl-C ends with what is done so far: the first games, as many as they are', async () => {
  const command = 'sim xuezhan --seed a --json --games';
  const io = new TestIo([]);
  setTimeout(() => io.interrupt(), 200);
  expect(await run(`${command} 1000000`.split(' '), io)).toBe(130);
  const { asked, ...summary } = JSON.parse(io.printed);
  expect(asked).toBe(1_000_000);
  expect(summary.games).toBeLessThan(1_000_000);
  expect(JSON.parse((await ran(`${command} ${summary.games}`)).out)).toEqual({
    ...summary,
    asked: summary.games,
  });
});

test('Ctrl-C before the first game leaves none', async () => {
  const io = new TestIo([]);
  io.interrupt();
  expect(await run(['sim', 'xuezhan', '--seed', 'a'], io)).toBe(130);
  expect(io.printed).toContain('0 of 100 games, 0 rounds, 0 decisions, 0 wins');
  expect(io.printed).not.toMatch(/undefined|NaN|Infinity/);
});
