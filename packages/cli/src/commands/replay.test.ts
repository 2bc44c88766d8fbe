import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../testing/folder.ts';
import { ran } from '../testing/io.ts';

const FAIR = new URL('../../../../docs/examples/fair-xuezhan.jsonl', import.meta.url);
const folder = testFolder();
const file = join(folder, 'game-1.jsonl');
let lines: string[] = [];

beforeAll(async () => {
  await ran(`sim xuezhan --preset xueliu --games 1 --seed replay --records ${folder}`);
  lines = readFileSync(file, 'utf8').split('\n');
});

/** The number of the first line that has all of these, counted from 1. */
const lineWith = (...parts: string[]): number =>
  1 + lines.findIndex((line) => parts.every((part) => line.includes(part)));

/** The record with one line changed. */
const changed = (number: number, change: (line: string) => string | null): string => {
  const copy = join(folder, 'changed.jsonl');
  const text = lines.flatMap((line, i) => (i + 1 === number ? (change(line) ?? []) : line));
  expect(text).not.toEqual(lines);
  writeFileSync(copy, text.join('\n'));
  return copy;
};

const otherTile = (line: string): string =>
  line.replace(/"(\d)([mps])"/, (_, rank, suit) => `"${(Number(rank) % 9) + 1}${suit}"`);

test('a record is told in words, secrets included', async () => {
  const { code, out, err } = await ran(`replay ${file}`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^Xuezhan 血战到底, xueliu: greedy-1, greedy-2, greedy-3, greedy-4\nseed [0-9a-f]{64}\n/,
  );
  expect(out).toMatch(/\n {2}greedy-1 got [\dmps ]+\.\n/);
  expect(out).toMatch(/\nTiles went to the (next seat|seat across|previous seat)\. greedy-1 gave /);
  expect(out).toMatch(/\nVoid suits: greedy-1 [mps] /);
  expect(out).toMatch(/\ngreedy-\d (passed|called (pung|kong|win))\.\n/);
  expect(out).toMatch(/\nFinal ranking:\n/);
  expect(out).not.toMatch(/undefined|NaN|\[object/);
});

test('an untouched record is verified', async () => {
  const { code, out } = await ran(`replay ${file} --verify`);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^\S+game-1.jsonl: verified: \d+ actions, \d+ events, \d+ transfers, finished, points( [−\d,]+){4}\n$/,
  );
});

test('a record that breaks off is verified as far as it goes', async () => {
  const end = lineWith('"type":"discarded"');
  const part = join(folder, 'part.jsonl');
  writeFileSync(part, `${lines.slice(0, lineWith('"type":"discard"') - 1).join('\n')}\n`);
  expect(end).toBeGreaterThan(1);
  expect((await ran(`replay ${part} --verify`)).out).toContain(', unfinished, points 0 0 0 0');
  expect((await ran(`replay ${part}`)).out).toContain('The record ends here.');
});

describe('a record that says how its wall was made', () => {
  const text = readFileSync(FAIR, 'utf8');
  const fair = join(folder, 'fair.jsonl');

  test('is verified with it, and it says how many had a number in it', async () => {
    writeFileSync(fair, text);
    expect((await ran(`replay ${fair} --verify`)).out).toMatch(
      /, wall made by the server and 3 of 4 seats\n$/,
    );
  });

  test.each([
    ['the promise', /"promise":"(?=[0-9a-f]{128})./],
    ['the lock', /"lock":"(?=[0-9a-f]{128})./],
    ['the key', /"key":"./],
  ])('is refused where %s is signed otherwise', async (_, place) => {
    const found = place.exec(text)?.[0] ?? '';
    writeFileSync(fair, text.replace(found, `${found.slice(0, -1)}${found.endsWith('0') ? '1' : '0'}`));
    const { code, out } = await ran(`replay ${fair} --verify`);
    expect(code).toBe(1);
    expect(out).toContain('line 1: the ');
  });
});

describe('refuses a record, saying where, with', () => {
  // [what was changed, its line, the change]
  const CHANGES: readonly [string, () => number, (line: string) => string | null][] = [
    ['a tile of the deal', () => lineWith('"type":"dealt"'), otherTile],
    ['a tile drawn', () => lineWith('"type":"drew"'), otherTile],
    ['a tile discarded', () => lineWith('"type":"discarded"'), otherTile],
    ['a tile won', () => lineWith('"type":"won"'), otherTile],
    ['a fan', () => lineWith('"type":"won"'), (line) => line.replace(/"fan":\d+/, '"fan":99')],
    ['an action', () => lineWith('"action"', '"discard"'), otherTile],
    [
      'the points of a transfer',
      () => lineWith('"transfer"'),
      (line) => line.replace(/"points":\d+/, '"points":77'),
    ],
    [
      'the payer of a transfer',
      () => lineWith('"transfer"'),
      (line) => line.replace(/"from":\d/, '"from":9'),
    ],
    ['a transfer left out', () => lineWith('"transfer"'), () => null],
    ['an event left out', () => lineWith('"type":"drew"'), () => null],
    ['a line twice', () => lineWith('"transfer"'), (line) => `${line}\n${line}`],
    [
      'another result',
      () => lineWith('"result"'),
      (line) => line.replace(/"points":\[-?\d+/, '"points":[1000'),
    ],
  ];

  test.each(CHANGES)('%s', async (_, place, change) => {
    const number = place();
    const copy = changed(number, change);
    const { code, out } = await ran(`replay ${copy} --verify`);
    const said = Number(/changed.jsonl: line (\d+): [^\n]+\n$/.exec(out)?.[1]);
    expect(code).toBe(1);
    expect(out.split('\n')).toHaveLength(2);
    // A line left out or written twice is noticed at the next one.
    expect([number, number + 1]).toContain(said);
  });

  test('another seed', async () => {
    const copy = changed(1, (line) => line.replace(/"seed":"./, '"seed":"f'));
    expect((await ran(`replay ${copy} --verify`)).code).toBe(1);
    const told = await ran(`replay ${copy}`);
    expect(told.code).toBe(1);
    expect(told.err).toMatch(/changed.jsonl: line \d+: action refused: [A-Z][a-z ]+/);
  });
});
