/** docs/record-format.md: its example is a real record, and nothing a game of Xuezhan writes is missing from the page. */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { WALL_EMPTY } from '../packages/engine/src/play/decide.ts';
import { withCodes } from '../packages/engine/src/record/codes.ts';
import { WINNERS_DONE } from '../packages/engine/src/rules/xuezhan/ending.ts';
import {
  SICHUAN,
  XUELIU,
  XUEZHAN_OPTIONS,
  type XuezhanOptions,
} from '../packages/engine/src/rules/xuezhan/options.ts';
import { SITUATIONS } from '../packages/engine/src/rules/xuezhan/patterns.ts';
import { check, newMatch, playOn, recordOf, winSeeker } from '../packages/engine/src/testing/match.ts';
import { differences, page, quotedIn, ROOT, read, rows, section, Written } from './recordPage.ts';

const EXAMPLE = 'docs/examples/xuezhan-bury3.jsonl';
/** A game with a pung, two kinds of kong, a shared discard and a self-drawn win. */
const SEED = 895;

if (process.env.UPDATE_GOLDEN === '1')
  writeFileSync(join(ROOT, EXAMPLE), `${recordOf(newMatch({}, SEED), winSeeker(SEED)).join('\n')}\n`);

const example = read(EXAMPLE).trimEnd().split('\n');
/** What is said of the other games comes behind. */
const [xuezhanPart = ''] = page.split('\n## Wuhan\n');
const quoted = [...quotedIn(xuezhanPart), ...quotedIn(section('## What one seat may keep'))];

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

describe('the page describes everything that 300 games write', () => {
  const written = new Written();
  const { events, actions, reasons, inner } = written;

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
        written.add(match, playOn(match, winSeeker(game)));
        if (game === 0) written.addSeen(match);
      }
  });

  test('every event has its heading, and no heading is without an event', () => {
    const headings = [...section('## Events').matchAll(/^### `([a-z-]+)`$/gm)].map(([, type = '']) => type);
    expect(differences(headings, events.keys())).toEqual([]);
  });

  test('every field of every event has its row, and no row is without a field', () => {
    for (const [type, fields] of events)
      expect([type, ...differences(rows(section(`### \`${type}\``)), fields)]).toEqual([type]);
  });

  test('what is inside a field is described too', () => {
    for (const key of inner) expect(page).toContain(`\`${key}\``);
  });

  test('every action with its fields', () => {
    const described = section('## Actions');
    expect(differences(rows(described), actions.keys())).toEqual([]);
    for (const [type, fields] of actions) {
      const row = described.split('\n').find((line) => line.startsWith(`| \`${type}\` |`));
      for (const field of fields) expect(row).toContain(`\`${field}\``);
    }
  });

  test('what a seat is shown in the place of a field', () => {
    const described = section('## What one seat may keep');
    for (const field of written.substitutes) expect(described).toContain(`\`${field}\``);
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
    expect(rows(section('## The header')).toSorted()).toEqual([...header, 'deals', 'fair'].toSorted());
  });

  test('every problem that reading or checking can name', () => {
    const files = ['read', 'entries', 'optionsProblem', 'replay'];
    const code = files.map((file) => read(`packages/engine/src/record/${file}.ts`)).join('');
    const named = [...code.matchAll(/(?:code: |refuse\()'([a-z-]+)'/g)].map(([, problem]) => problem);
    // What is said of walls that people made, `fairWall.test.ts` holds.
    const here = rows(section('## Checking a record')).filter((code) => !code.includes('fair'));
    expect(here.toSorted()).toEqual([...new Set(named)].toSorted());
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
