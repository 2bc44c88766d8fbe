/** docs/record-format.md: its example is a real record, and nothing a game writes is missing from the page. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { WALL_EMPTY } from '../packages/engine/src/play/decide.ts';
import { withCodes } from '../packages/engine/src/record/codes.ts';
import { exportFor } from '../packages/engine/src/record/export.ts';
import { WINNERS_DONE } from '../packages/engine/src/rules/xuezhan/ending.ts';
import {
  SICHUAN,
  XUELIU,
  XUEZHAN_OPTIONS,
  type XuezhanOptions,
} from '../packages/engine/src/rules/xuezhan/options.ts';
import { SITUATIONS } from '../packages/engine/src/rules/xuezhan/patterns.ts';
import { check, newMatch, playOn, recordOf, winSeeker } from '../packages/engine/src/testing/match.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const EXAMPLE = 'docs/examples/xuezhan-bury3.jsonl';
/** A game with a pung, two kinds of kong, a shared discard and a self-drawn win. */
const SEED = 895;

if (process.env.UPDATE_GOLDEN === '1')
  writeFileSync(join(ROOT, EXAMPLE), `${recordOf(newMatch({}, SEED), winSeeker(SEED)).join('\n')}\n`);

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/record-format.md');
const example = read(EXAMPLE).trimEnd().split('\n');

/** The part of the page under a heading, up to the next heading of that depth or above. */
const section = (heading: string): string => {
  const depth = /^#+/.exec(heading)?.[0].length ?? 1;
  const [, rest] = page.split(`\n${heading}\n`);
  return rest?.split(new RegExp(`^#{1,${depth}} `, 'm'))[0] ?? '';
};
/** The codes in the first column of a table. */
const rows = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, code]) => code ?? '');
const quoted = [...page.matchAll(/```jsonl\n([\s\S]*?)```/g)].flatMap(
  ([, block]) => block?.trimEnd().split('\n') ?? [],
);

describe('the example', () => {
  test('is a finished match that verifies', () => {
    expect(check(example)).toMatchObject({ finished: true });
  });

  test('has the lines that the page quotes', () => {
    expect(quoted.length).toBeGreaterThan(10);
    for (const line of quoted) expect(example).toContain(line);
  });

  test('shows every kind of line', () => {
    const kinds = example.slice(1).map((line) => Object.keys(JSON.parse(line)).at(-1));
    expect(new Set(kinds)).toEqual(new Set(['event', 'action', 'transfer', 'result']));
  });
});

type Fields = Map<string, Set<string>>;
const note = (fields: Fields, type: string, value: object): void => {
  const known = fields.get(type) ?? new Set();
  for (const key of Object.keys(value)) if (key !== 'type') known.add(key);
  fields.set(type, known);
};
/** Keys at any depth below the first. */
const innerKeys = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(innerKeys)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, item]) => [key, ...innerKeys(item)])
      : [];

describe('the page describes everything that 300 games write', () => {
  const events: Fields = new Map();
  const actions: Fields = new Map();
  const seen: Fields = new Map();
  const reasons = new Set<string>();
  const inner = new Set<string>();

  /** Every preset, and the options that change what is written. */
  const TABLES: readonly Partial<XuezhanOptions>[] = [
    {},
    SICHUAN,
    XUELIU,
    { ...XUELIU, kongMoney: 'transfer', showConcealedKong: false },
    { ...SICHUAN, opening: 'declare', showWinningHand: false },
  ];

  beforeAll(() => {
    for (const [i, options] of TABLES.entries())
      for (let game = 0; game < 60; game++) {
        const match = newMatch(options, game + 1000 * i);
        for (const line of playOn(match, winSeeker(game))) {
          const { action } = JSON.parse(line);
          if (action !== undefined) note(actions, action.type, action);
        }
        for (const { events: happened, transfers } of match.history) {
          for (const event of happened) {
            note(events, event.type, event);
            for (const value of Object.values(event)) for (const key of innerKeys(value)) inner.add(key);
          }
          for (const { reason } of transfers) reasons.add(reason);
        }
        if (game === 0)
          for (const seat of [0, null])
            for (const line of exportFor(match, seat)) {
              const { event } = JSON.parse(line);
              if (event !== undefined) note(seen, event.type, event);
            }
      }
  });

  test('every event has its heading, and no heading is without an event', () => {
    const headings = [...section('## Events').matchAll(/^### `([a-z-]+)`$/gm)].map(([, type]) => type);
    expect(headings.toSorted()).toEqual([...events.keys()].toSorted());
  });

  test('every field of every event has its row, and no row is without a field', () => {
    for (const [type, fields] of events)
      expect([type, ...rows(section(`### \`${type}\``)).toSorted()]).toEqual([
        type,
        ...[...fields].toSorted(),
      ]);
  });

  test('what is inside a field is described too', () => {
    for (const key of inner) expect(page).toContain(`\`${key}\``);
  });

  test('every action with its fields', () => {
    const described = section('## Actions');
    expect(rows(described).toSorted()).toEqual([...actions.keys()].toSorted());
    for (const [type, fields] of actions) {
      const row = described.split('\n').find((line) => line.startsWith(`| \`${type}\` |`));
      for (const field of fields) expect(row).toContain(`\`${field}\``);
    }
  });

  test('what a seat is shown in the place of a field', () => {
    const described = section('## What one seat may keep');
    for (const [type, fields] of seen)
      for (const field of fields)
        if (!events.get(type)?.has(field)) expect(described).toContain(`\`${field}\``);
  });

  test('every reason of a transfer', () => {
    const described = rows(section('## Transfers')).filter((code) => code.includes('-'));
    expect(reasons.size).toBeGreaterThan(6);
    for (const reason of reasons) expect(described).toContain(reason);
    const folder = 'packages/engine/src/scoring/xuezhan';
    const code = readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => read(`${folder}/${file}`))
      .join('\n');
    for (const reason of described) expect(code).toContain(`'${reason}'`);
  });

  test('every situation, and every reason for the end of a round', () => {
    for (const situation of SITUATIONS) expect(section('### `won`')).toContain(`\`${situation}\``);
    for (const reason of [WALL_EMPTY, WINNERS_DONE])
      expect(section('### `ended`')).toContain(`\`${reason}\``);
  });
});

describe('the page describes how records are read', () => {
  test('every field of the header', () => {
    const header = Object.keys(JSON.parse(example[0] ?? '{}'));
    expect(rows(section('## The header')).toSorted()).toEqual([...header, 'deals'].toSorted());
  });

  test('every problem that reading or checking can name', () => {
    const code = read('packages/engine/src/record/read.ts') + read('packages/engine/src/record/replay.ts');
    const named = [...code.matchAll(/(?:code: |refuse\()'([a-z-]+)'/g)].map(([, problem]) => problem);
    expect(rows(section('## Checking a record')).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('the kinds of values that options have', () => {
    for (const field of Object.values(XUEZHAN_OPTIONS.fields))
      expect(section('## Options')).toContain(`| ${field.kind} |`);
  });

  test('tiles are written as the page says', () => {
    const { rules } = newMatch();
    expect(withCodes(rules.tiles, { tiles: [0, 9, 26] })).toEqual({ tiles: ['1m', '1p', '9s'] });
  });
});
