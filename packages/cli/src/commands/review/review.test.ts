import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameId } from '@paiju/engine';
import { GAME_IDS, GAMES } from '@paiju/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { testFolder } from '../../testing/folder.ts';
import { ran, TestIo } from '../../testing/io.ts';

const folder = testFolder();
const fileOf = (ruleset: string): string => join(folder, ruleset, 'game-1.jsonl');
/** The first of them makes mistakes. */
const RULESETS = GAME_IDS.map(
  (id) => [id, ['random', ...Array(GAMES[id].rules.seats - 1).fill('greedy')].join()] as const,
);

/** Found by trying: games in which there are mistakes enough. */
const SEEDS = { xuezhan: 'cheap', wuhan: 'losses', haiyuki: 'cheap' } satisfies Record<GameId, string>;

interface Listed {
  readonly step: number;
  readonly seat: number;
  readonly player: string;
  readonly loss: number;
  readonly played: { readonly action: object; readonly estimate: number };
  readonly better: { readonly action: object; readonly estimate: number };
}
interface Document {
  readonly decisions: number;
  readonly costliest: readonly Listed[];
  readonly seats: readonly {
    seat: number;
    player: string;
    decisions: number;
    averageLoss: number;
    agreed: number;
  }[];
}

const documentOf = async (command: string): Promise<Document> => {
  const { code, out, err } = await ran(`review ${command} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out);
};

beforeAll(async () => {
  for (const [ruleset, bots] of RULESETS)
    await ran(
      `sim ${ruleset} --games 1 --seed ${SEEDS[ruleset]} --bots ${bots} --records ${join(folder, ruleset)}`,
    );
});

describe.each(RULESETS)('%s', (ruleset) => {
  test('the decisions that cost most are told, then each seat', async () => {
    const { code, out, err } = await ran(`review ${fileOf(ruleset)} --top 2`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^\S.*: \d+ decisions in the eyes of expert\n\nWhat cost most:\n/);
    expect(
      out.match(/^ {2}\d\. +[\d.,]+ to [\d.,]+ (points|HP) {2}step \d+, \w+-\d: \w.*, better \w.*$/gm),
    ).toHaveLength(2);
    expect(out).toMatch(
      /\n\nrandom-1 +\d+ decisions, [\d.,]+ (points|HP) lost in each, \d+% as expert would\ngreedy-2 /,
    );
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  test('as data: worst first, and what a hint says of the step', async () => {
    const { costliest } = await documentOf(`${fileOf(ruleset)} --top 3`);
    expect(costliest).toHaveLength(3);
    const losses = costliest.map(({ loss }) => loss);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    const worst = costliest[0]!;
    expect(worst.loss).toBeCloseTo(worst.better.estimate - worst.played.estimate);
    const { out } = await ran(`hint ${fileOf(ruleset)} --step ${worst.step} --json`);
    const [question] = JSON.parse(out).questions;
    expect(question).toMatchObject({ seat: worst.seat, player: worst.player, played: worst.played.action });
    expect(question.opinions[0]).toEqual(worst.better);
    expect(question.opinions).toContainEqual(worst.played);
  });

  test('whoever plays at random decides as the adviser least often', async () => {
    const { seats } = await documentOf(fileOf(ruleset));
    const [random, ...others] = seats;
    for (const { agreed } of others) expect(random!.agreed).toBeLessThan(agreed);
  });
});

const file = fileOf('xuezhan');

test('every action with a choice is judged once', async () => {
  const actions = readFileSync(file, 'utf8').match(/"action"/g)?.length ?? 0;
  const { decisions, seats, costliest } = await documentOf(`${file} --top 1000`);
  expect(decisions).toBe(seats.reduce((sum, seat) => sum + seat.decisions, 0));
  expect(decisions).toBeLessThanOrEqual(actions);
  for (const { seat, decisions: own, averageLoss } of seats) {
    const lost = costliest.filter((one) => one.seat === seat).reduce((sum, { loss }) => sum + loss, 0);
    expect(averageLoss).toBeCloseTo(lost / own);
  }
});

test.each([
  ['0', 0],
  ['random-1', 0],
  ['2', 2],
  ['greedy-3', 2],
])('--seat %s', async (who, seat) => {
  const all = await documentOf(`${file} --top 1000`);
  const own = await documentOf(`${file} --top 1000 --seat ${who}`);
  expect(own.costliest).toEqual(all.costliest.filter((one) => one.seat === seat));
  expect(own.seats).toEqual([all.seats[seat]]);
});

test.each([
  ['--seat 4', /^paiju: unknown seat '4'; allowed: 0, 1, 2, 3, random-1, greedy-2, greedy-3, greedy-4\n$/],
  ['--seat nobody', /^paiju: unknown seat 'nobody'; allowed: 0/],
  ['--level clever', /^paiju: unknown level 'clever'; allowed: .*expert/],
])('%s is refused in one line', async (args, line) => {
  const { code, out, err } = await ran(`review ${file} ${args}`);
  expect(err).toMatch(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('Ctrl-C ends it', async () => {
  const io = new TestIo();
  io.interrupt();
  expect(await run(['review', file], io)).toBe(130);
  expect(io.printed).toBe('');
});
