import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@paiju/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../run.ts';
import { testFolder } from '../../testing/folder.ts';
import { ran, TestIo } from '../../testing/io.ts';

const folder = testFolder();
const fileOf = (ruleset: string): string => join(folder, ruleset, 'game-1.jsonl');

interface Said {
  readonly step: number | null;
  readonly seat: number;
  readonly player: string;
  readonly played: object | null;
  readonly opinions: readonly {
    readonly action: object;
    readonly estimate: number;
    readonly terms: readonly { readonly points: number }[];
  }[];
}

beforeAll(async () => {
  for (const ruleset of GAME_IDS)
    await ran(`sim ${ruleset} --games 1 --seed hint --records ${join(folder, ruleset)}`);
});

const linesOf = (ruleset: string): string[] => readFileSync(fileOf(ruleset), 'utf8').trim().split('\n');

/** The actions of a record, each with its line, both counted from the beginning. */
const actionsOf = (ruleset: string): { line: number; seat: number; action: { type: string } }[] =>
  linesOf(ruleset).flatMap((text, line) => {
    const { seat, action } = JSON.parse(text);
    return action === undefined ? [] : [{ line, seat, action }];
  });

/** The step of the first action of a type. */
const stepOf = (ruleset: string, type: string): number =>
  1 + actionsOf(ruleset).findIndex(({ action }) => action.type === type);

const questionsOf = async (command: string): Promise<readonly Said[]> => {
  const { code, out, err } = await ran(`${command} --json`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out).questions;
};

describe.each(GAME_IDS)('%s: a step of a record', (ruleset) => {
  test('is told with every action ranked and the one played marked', async () => {
    const step = stepOf(ruleset, 'discard');
    const { code, out, err } = await ran(`hint ${fileOf(ruleset)} --step ${step} --all`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      new RegExp(`^Step ${step}: greedy-\\d to act, wall \\d+ \\(▶ played\\)\nHand \\S.*\n[ ▶] +1\\. \\S`),
    );
    expect(out.match(/^▶ +\d+\. discard \w+ +[+−]?\d+(\.\d)? (points|HP)/gm)).toHaveLength(1);
    expect(out).not.toMatch(/undefined|NaN|\[object|more \(--all\)/);
  });

  test('is told as data: tiles with their codes, the best first, estimates that are sums', async () => {
    const step = stepOf(ruleset, 'discard');
    const [question] = await questionsOf(`hint ${fileOf(ruleset)} --step ${step}`);
    const { seat, action } = actionsOf(ruleset)[step - 1]!;
    expect(question).toMatchObject({ step, seat, player: `greedy-${seat + 1}`, played: action });
    const { opinions } = question!;
    expect(opinions.map((opinion) => opinion.action)).toContainEqual(action);
    const estimates = opinions.map(({ estimate }) => estimate);
    expect(estimates).toEqual(estimates.toSorted((a, b) => b - a));
    for (const { estimate, terms } of opinions)
      expect(estimate).toBeCloseTo(terms.reduce((sum, { points }) => sum + points, 0));
  });

  test('every step has an opinion on what was played', async () => {
    const steps = actionsOf(ruleset).length;
    for (let step = 1; step <= steps; step += 7) {
      const [question] = await questionsOf(`hint ${fileOf(ruleset)} --step ${step}`);
      expect(question?.opinions.map(({ action }) => action)).toContainEqual(question?.played);
    }
  });
});

test('at most five actions are shown, beside the one played', async () => {
  const step = stepOf('xuezhan', 'bury');
  const { out } = await ran(`hint ${fileOf('xuezhan')} --step ${step}`);
  const shown = out.match(/^[ ▶] +\d+\. /gm)?.length ?? 0;
  expect([5, 6]).toContain(shown);
  const all =
    (await ran(`hint ${fileOf('xuezhan')} --step ${step} --all`)).out.match(/^[ ▶] +\d+\. /gm)?.length ?? 0;
  expect(out).toContain(`\n  ${all - shown} more (--all)\n`);
});

test('an answer to a discard says whose', async () => {
  const step = stepOf('wuhan', 'pass');
  const { out } = await ran(`hint ${fileOf('wuhan')} --step ${step}`);
  expect(out).toMatch(/^Step \d+: greedy-\d to answer greedy-\d’s \d[mpsz], wall \d+/);
});

describe('without a step', () => {
  test('every seat that is to act at the end of an unfinished record is asked', async () => {
    const part = join(folder, 'part.jsonl');
    const { line } = actionsOf('xuezhan')[0]!;
    writeFileSync(part, linesOf('xuezhan').slice(0, line).join('\n'));
    const questions = await questionsOf(`hint ${part}`);
    expect(questions.map(({ step, seat, played }) => [step, seat, played])).toEqual(
      [0, 1, 2, 3].map((seat) => [null, seat, null]),
    );
    expect((await ran(`hint ${part}`)).out).toMatch(
      /^greedy-1 to choose, wall \d+\nHand (.+\n)+\ngreedy-2 to choose/,
    );
  });

  test('there is nothing to say about a game that is over', async () => {
    const { code, err } = await ran(`hint ${fileOf('xuezhan')}`);
    expect({ code, err }).toEqual({
      code: 2,
      err: `paiju: the game is over and nobody is to act; allowed: --step 1 to ${actionsOf('xuezhan').length}\n`,
    });
  });
});

test('a record is read only as far as it is needed, and refused where it is broken', async () => {
  const broken = join(folder, 'broken.jsonl');
  const { line } = actionsOf('xuezhan')[9]!;
  const lines = linesOf('xuezhan').map((text, i) =>
    i === line ? text.replace(/"type":"\w+"/, '"type":"what"') : text,
  );
  writeFileSync(broken, lines.join('\n'));
  expect((await ran(`hint ${broken} --step 9`)).code).toBe(0);
  for (const command of [`hint ${broken} --step 10`, `hint ${broken}`, `review ${broken}`]) {
    const { code, out, err } = await ran(command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(new RegExp(`^paiju: \\S+broken.jsonl: line ${line + 1}: action refused: [^\n]+\n$`));
  }
});

test.each([
  [`--step 99999`, /^paiju: there is no step 99999; allowed: --step 1 to \d+\n$/],
  [`--step 1 --level clever`, /^paiju: unknown level 'clever'; allowed: .*expert.*\n$/],
])('%s is refused in one line', async (args, line) => {
  const { code, out, err } = await ran(`hint ${fileOf('xuezhan')} ${args}`);
  expect(err).toMatch(line);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('on a terminal long lines are broken', async () => {
  const io = new TestIo([], { columns: 60, rows: 24 });
  await run(['hint', 'xuezhan', '--hand', '123m 456p 99p 577m'], io);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
  const lines = io.printed.replaceAll(/\u001b\[\d+m/g, '').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
});
