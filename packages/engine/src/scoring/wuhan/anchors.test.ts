import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wuhanOptions } from '../../testing/wuhanPosition.ts';
import { judged } from '../../testing/wuhanSettlements.ts';
import { applyCap } from './caps.ts';

const book = readFileSync(new URL('../../rules/wuhan/RULES.md', import.meta.url), 'utf8');

type Row = Readonly<Record<string, string>>;

/** The tables of section 9 in order, each row by the heads of its columns. */
const TABLES: readonly (readonly Row[])[] = (book.split('\n## 9. ')[1]?.split('\n## ')[0] ?? '')
  .split('\n\n')
  .filter((block) => block.startsWith('|'))
  .map((block) => {
    const cells = block
      .trim()
      .split('\n')
      .map((line) => line.slice(2, -2).split(' | '));
    const [heads = [], , ...rows] = cells;
    return rows.map((row) => Object.fromEntries(heads.map((head, i) => [head, row[i] ?? ''])));
  });

const [examples = [], caps = []] = TABLES;
const NONE = '–';
const numbers = (text: string | undefined): (number | null)[] =>
  (text ?? '').split(' / ').map((cell) => (cell === NONE ? null : Number(cell)));

test('W-8.1, W-8.7 the book has its examples', () => {
  expect(TABLES.length).toBe(2);
  expect(examples.length).toBe(8);
  expect(caps.length).toBe(10);
});

test.each(examples)('W-8.7 $preset $options: $winner $way, $types $reading, $laid out', (row) => {
  const changes = row.options === NONE ? '' : ` ${row.options?.replaceAll(' ', '=').replaceAll(',=', ' ')}`;
  const from = row.from === NONE ? '' : `<${row.from}`;
  const types = row.types === NONE ? 'small' : row.types;
  const win = `${row.winner} ${row.way}${from}: ${row.reading} ${types}; dealer ${row.dealer}`;
  const { raw, capped, deltas, contract } = judged(`${row.preset}${changes}`, win, row['laid out'] ?? '');
  const winner = Number(row.winner);
  const owed = (points: readonly number[]) => points.map((each, seat) => (seat === winner ? null : each));
  expect(owed(raw)).toEqual(numbers(row.raw));
  expect(owed(capped)).toEqual(numbers(row.paid));
  expect(deltas[winner]).toBe(Number(row['winner gets']));
  expect(contract).toBeNull();
});

test.each(caps)('W-8.1 kou-kou $kouKouFan: $raw', (row) => {
  const { capped } = applyCap(
    wuhanOptions(`koukou kouKouFan=${row.kouKouFan}`),
    numbers(row.raw).map(Number),
  );
  expect(capped).toEqual(numbers(row.paid));
});
