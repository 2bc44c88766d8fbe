/** docs/check: a second implementation, written from the documents, plays fresh records again and must agree with every line. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stream, SUITED } from '@paiju/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { check, seedNo } from '../packages/engine/src/testing/match.ts';
import { withOneChange } from './changedRecords.ts';
import { freshRecord, SOURCES } from './freshRecords.ts';
import { ROOT } from './recordPage.ts';

/** Of each preset, and of options made up by chance. */
const [RECORDS, RECORDS_OF_ANY, CHANGED] = [6, 20, 4];

const folder = mkdtempSync(join(tmpdir(), 'paiju-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WALL = SUITED.codes.flatMap((code) => Array.from({ length: SUITED.copies }, () => code));

const write = (name: string, lines: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

const checkPy = (...files: string[]): [code: number | null, printed: string] => {
  const run = spawnSync('python3', ['-B', 'docs/check/check.py', ...files], { cwd: ROOT, encoding: 'utf8' });
  if (run.error) throw run.error;
  return [run.status, run.stdout + run.stderr];
};

const fresh = SOURCES.flatMap((source) =>
  Array.from({ length: source.preset === null ? RECORDS_OF_ANY : RECORDS }, (_, n) => ({
    name: `${source.name}-${n}`,
    lines: freshRecord(source, n),
  })),
);

test('docs/check/check.py agrees with every line of fresh records of every preset and of any options', () => {
  const files = fresh.map(({ name, lines }) => write(name, lines));
  const [code, printed] = checkPy(...files);
  expect(printed).toMatch(new RegExp(`^${files.length} of ${files.length} records agree: `));
  expect(code).toBe(0);
});

test('docs/check/check.py agrees with the examples and with records of every version there was', () => {
  const files = ['docs/examples', 'packages/engine/test-data/records'].flatMap((place) =>
    readdirSync(join(ROOT, place)).map((file) => join(place, file)),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(checkPy(...files)).toEqual([
    0,
    expect.stringContaining(`${files.length} of ${files.length} records agree`),
  ]);
});

test('docs/check/check.py agrees with records that have actions only', () => {
  const files = fresh
    .filter((_, i) => i % 10 === 0)
    .map(({ name, lines }) =>
      write(
        `${name}-bare`,
        lines.filter((line, i) => i === 0 || line.startsWith('{"seat"')),
      ),
    );
  expect(checkPy(...files)[1]).toMatch(new RegExp(`^${files.length} of ${files.length} records agree: `));
});

test('docs/check/check.py agrees with records that were left at the end of a round', () => {
  const left = fresh.flatMap(({ name, lines }) => {
    const deal = lines.findLastIndex((line) => line.startsWith('{"event":{"type":"dealt"'));
    const until = lines.slice(0, deal);
    const bare = until.filter((line, i) => i === 0 || line.startsWith('{"seat"'));
    return deal > 1 ? [write(`${name}-left`, until), write(`${name}-left-bare`, bare)] : [];
  });
  expect(left.length).toBeGreaterThan(20);
  expect(checkPy(...left)[1]).toMatch(new RegExp(`^${left.length} of ${left.length} records agree: `));
});

describe('one value changed', () => {
  const stream = new Stream({ seed: seedNo(16), round: 0, name: 'bot' });
  const changed = fresh
    .filter((_, i) => i % 3 === 0)
    .flatMap(({ name, lines }) =>
      Array.from({ length: CHANGED }, (_, n) => ({
        name: `${name}-changed-${n}`,
        lines: withOneChange(lines, stream),
      })),
    );
  let printed: readonly string[] = [];
  beforeAll(() => {
    const [code, text] = checkPy(...changed.map(({ name, lines }) => write(name, lines)));
    expect(code).toBe(1);
    printed = text.trimEnd().split('\n');
  });

  test('every such record is refused, on the line that the engine names', () => {
    const lineOf = (lines: readonly string[]): number => {
      const found = check(lines);
      return 'line' in found ? found.line : 0;
    };
    expect(changed.length).toBeGreaterThan(50);
    expect(printed.slice(0, -1).map((line) => line.split(': ')[0])).toEqual(
      changed.map(({ name, lines }) => `${join(folder, name)}, line ${lineOf(lines)}`),
    );
  });

  test('another seed is refused', () => {
    const [{ lines } = { lines: [''] }] = fresh;
    const file = write('other-seed', [lines[0]?.replace(/"seed":"0/, '"seed":"1') ?? '', ...lines.slice(1)]);
    expect(checkPy(file)).toEqual([1, expect.stringContaining(`${file}, line 2: event.`)]);
  });
});

describe('what it says', () => {
  const [{ lines: whole } = { lines: [] }] = fresh;
  const [header = '{}', ...rest] = whole;
  const withHeader = (change: object): string[] => [
    JSON.stringify({ ...JSON.parse(header), ...change }),
    ...rest,
  ];
  const { options } = JSON.parse(header);

  const dealt = (deal: object): string => {
    const exchanged = { ...options, opening: 'exchange', exchangeDirection: 'next' };
    const { seed: _, ...terms } = JSON.parse(header);
    return JSON.stringify({ ...terms, options: exchanged, deals: [deal] });
  };

  // [what it is, the lines, what is said]
  const SAID: readonly [string, readonly string[], string][] = [
    ['an empty file', [], 'line 1: the record is empty'],
    ['no JSON', [header, '{'], 'line 2: this is no JSON object'],
    ['deep JSON', [header, '['.repeat(100_000)], 'line 2: this is no JSON object'],
    ['another header', ['{"paiju":"seat-record"}'], 'line 1: this is no header of a Paiju record'],
    ['another game', withHeader({ ruleset: 'poker' }), 'line 1: the game is one of'],
    ['another version', withHeader({ version: 99 }), 'line 1: the version of xuezhan is a number from 1 to'],
    ['an option too many', withHeader({ options: { ...options, odd: 1 } }), 'line 1: there is no option odd'],
    ['an option too few', withHeader({ options: {} }), 'line 1: the option sets is missing'],
    [
      'a value too high',
      withHeader({ options: { ...options, cap: 21 } }),
      'line 1: the option cap may be none, 1..20',
    ],
    [
      'a conflict',
      withHeader({ options: { ...options, sets: 3, sevenPairs: true } }),
      'line 1: the options contradict',
    ],
    ['no seed', withHeader({ seed: 'abc' }), 'line 1: the seed must be 64 hexadecimal digits'],
    [
      'both seed and deals',
      withHeader({ deals: [] }),
      'line 1: there must be either a seed or a list of deals',
    ],
    [
      'a short wall',
      [dealt({ wall: ['1m'], direction: 1 })],
      'line 1: the wall of a deal must have every tile',
    ],
    ['no direction', [dealt({ wall: WALL })], 'line 1: the direction of a deal is 1, 2 or 3'],
    [
      'another direction',
      [dealt({ wall: WALL, direction: 2 })],
      'line 1: the direction of a deal contradicts',
    ],
    ['too few names', withHeader({ players: ['a'] }), 'line 1: there must be 4 names'],
    ['an end too early', whole.slice(0, -1), `line ${whole.length}: the record ends where {"result"`],
    [
      'a line too many',
      [...whole, '{"event":{}}'],
      `line ${whole.length + 1}: nothing in the game is behind`,
    ],
    [
      'an action too many',
      [...whole, '{"seat":0,"action":{"type":"pass"}}'],
      'this is not legal: the match is over',
    ],
    [
      'a seat that is none',
      [header, '{"seat":7,"action":{"type":"pass"}}'],
      'this is not legal: there is no such seat',
    ],
    ['no action', [header, '{"seat":0,"action":3}'], 'this is not legal: an action is an object'],
    [
      'a field too many',
      [header, '{"seat":0,"action":{"type":"pass"},"at":1}'],
      'a seat, the action and nothing else',
    ],
  ];
  test('the first thing that is wrong, in one line for each file', () => {
    const files = SAID.map(([name, lines]) => write(name.replaceAll(' ', '-'), lines));
    const [code, printed] = checkPy(...files);
    const said = printed.split('\n').slice(0, -2);
    expect(
      said.filter((line, i) => !line.startsWith(`${files[i]}, `) || !line.includes(SAID[i]?.[2] ?? line)),
    ).toEqual([]);
    expect(said).toHaveLength(SAID.length);
    expect(code).toBe(1);
  });

  test('a file that is not there, or none at all: exit 2', () => {
    expect(checkPy('no-such-file')).toEqual([
      2,
      'check.py: cannot read no-such-file: No such file or directory\n',
    ]);
    expect(checkPy()).toEqual([2, 'usage: check.py FILE...\n']);
  });

  test('a byte-order mark does not matter', () => {
    const file = write('marked', [`\uFEFF${header}`, ...rest]);
    expect(checkPy(file)[0]).toBe(0);
    expect(readFileSync(file, 'utf8').startsWith('\uFEFF')).toBe(true);
  });
});
