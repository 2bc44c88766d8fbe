import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnsFor, roomProps } from './room.ts';

const wordsFor = (width: number, height: number): string => roomProps({ width, height })['data-room'] ?? '';

test.each([
  [{ width: 360, height: 640 }, 'tall h22 h26 h30 h34 h38'],
  [{ width: 640, height: 360 }, 'wide h22 w470'],
  [{ width: 980, height: 800 }, 'wide h22 h26 h30 h34 h38 h45 w470 w52 w60'],
  [{ width: 300, height: 300 }, 'wide'],
])('%o has room for %s', (room, words) => {
  expect(wordsFor(room.width, room.height)).toBe(words);
});

test('a hundredth of each side', () => {
  expect(roomProps({ width: 360, height: 640 }).style).toEqual({ '--w': '3.6px', '--h': '6.4px' });
  expect(roomProps(null)).toEqual({});
});

// [width, open sets, tiles side by side]
test.each([
  [469, 0, 6],
  [469, 1, 6],
  [470, 0, 12],
  [470, 1, 9],
  [470, 3, 3],
])('with %i pixels and %i open sets %i tiles stand side by side', (width, melds, columns) => {
  expect(columnsFor({ width, height: 500 }, melds)).toBe(columns);
});

test('the style sheets ask for nothing else', () => {
  const known = new Set(wordsFor(9999, 9998).split(' ')).add('tall');
  for (const sheet of ['duel', 'deck', 'fighter', 'plate']) {
    const text = readFileSync(new URL(`${sheet}.css`, import.meta.url), 'utf8');
    for (const [, word = ''] of text.matchAll(/data-room~=["'](\w+)["']/g)) expect(known).toContain(word);
  }
});
