/** The tables in docs/research.md are those of the code, and the rules they name stand in the rule books. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { GAME_IDS } from '@paiju/engine';
import type { AnyEnvSpec, Layout } from '@paiju/env';
import { ENV_SPECS, fieldsOf } from '@paiju/env';
import { expect, test } from 'vitest';
import { root } from './architecture.ts';

const PAGE = join(root, 'docs/research.md');

const spanOf = (start: number, size: number): string =>
  size === 1 ? String(start) : `${start}–${start + size - 1}`;

const idTable = ({ codec }: AnyEnvSpec): string => {
  let start = 0;
  const rows = codec.ranges.map(({ name, says, rule, of }) => {
    const span = spanOf(start, of.length);
    const about = of.length === 1 ? '–' : `${of[0]} … ${of.at(-1)}`;
    start += of.length;
    return `| ${span} | \`${name}\` | ${about} | ${says} | ${rule} |`;
  });
  return ['| id | name | of | what it does | rules |', '|---|---|---|---|---|', ...rows].join('\n');
};

const layoutTable = ({ parts }: Layout<never>): string =>
  [
    '| bytes | part | shape | what it says | rules |',
    '|---|---|---|---|---|',
    ...parts.map(({ name, says, rule, shape, offset }) => {
      const size = shape.reduce((all, each) => all * each, 1);
      return `| ${spanOf(offset, size)} | ${name} | ${shape.join(' × ')} | ${says} | ${rule} |`;
    }),
  ].join('\n');

/** Of one match at a time, so that the columns are seen. */
const fieldTable = (spec: AnyEnvSpec): string =>
  [
    '| field | type | columns | what it says |',
    '|---|---|---|---|',
    ...fieldsOf(spec, 1, true).map(({ name, type, shape, says }) => {
      const columns = COLUMNS[name] ?? String(shape[1] ?? 1);
      return `| \`${name}\` | ${type} | ${columns} | ${says} |`;
    }),
  ].join('\n');

/** Those that differ from game to game. */
const COLUMNS: Readonly<Record<string, string>> = {
  points: 'seats',
  moved: 'seats',
  owed: 'seats',
  rank: 'seats',
  mask: 'action ids',
  observation: 'its bytes',
  privileged: 'its bytes',
};

const tablesOf = (spec: AnyEnvSpec): Readonly<Record<string, string>> => ({
  [`${spec.name} ids`]: idTable(spec),
  [`${spec.name} observation`]: layoutTable(spec.observation),
  [`${spec.name} privileged`]: layoutTable(spec.privileged),
});

const TABLES = Object.assign(
  { fields: fieldTable(ENV_SPECS.xuezhan) },
  ...GAME_IDS.map((id) => tablesOf(ENV_SPECS[id])),
) as Record<string, string>;

/** What stands on the page between the marks of a table. */
const onPage = (page: string, name: string): string => {
  const [, after = ''] = page.split(`<!-- ${name} -->\n`);
  return after.split('\n<!-- end -->')[0] ?? '';
};

test.each(Object.keys(TABLES))('%s stands on the page as it is', (name) => {
  const table = TABLES[name] ?? '';
  if (process.env.UPDATE_GOLDEN === '1') {
    const page = readFileSync(PAGE, 'utf8');
    writeFileSync(
      PAGE,
      page.replace(`<!-- ${name} -->\n${onPage(page, name)}`, () => `<!-- ${name} -->\n${table}`),
    );
  }
  expect(onPage(readFileSync(PAGE, 'utf8'), name)).toBe(table);
});

test.each(GAME_IDS)('%s: the rules that are named stand in its rule book', (id) => {
  const book = readFileSync(join(root, `packages/engine/src/rules/${id}/RULES.md`), 'utf8');
  const { codec, observation, privileged } = ENV_SPECS[id];
  const named = [...codec.ranges, ...observation.parts, ...privileged.parts].flatMap(
    ({ rule }) => rule.match(/[A-Z]-\d+\.\d+/g) ?? ['none'],
  );
  expect(named.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
});

test('the sizes on the page are those of the code', () => {
  const page = readFileSync(PAGE, 'utf8');
  for (const id of GAME_IDS) {
    const { name, codec, observation, privileged, game } = ENV_SPECS[id];
    expect(page).toContain(
      `| \`${name}\` | ${game.rules.seats} | ${codec.size} | ${observation.size} | ${privileged.size} |`,
    );
  }
});

test('what the page shows in TypeScript runs', () => {
  const blocks = [...readFileSync(PAGE, 'utf8').matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);
  expect(blocks).toHaveLength(2);
  for (const block of blocks) {
    const flags = ['--conditions=paiju-source', '--no-warnings', '--input-type=module-typescript'];
    const { status, stderr } = spawnSync(process.execPath, [...flags, '--eval', block], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
});
