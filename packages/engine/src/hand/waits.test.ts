import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles } from '../core/counts.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import { kinds, SUITED } from '../core/tile.ts';
import { isComplete, isSevenPairs } from './complete.ts';
import { waits } from './waits.ts';

const handOf = (text: string): Counts => countTiles(SUITED, tilesOf(SUITED, text));
const waitsOf = (text: string, isWin: (counts: Counts) => boolean): string =>
  formatTiles(SUITED, waits(handOf(text), isWin, kinds(SUITED)));

// [what it shows, hand, sets, waits]
const CASES: readonly [string, string, number, string][] = [
  ['the other half of a pair', '5p', 0, '5p'],
  ['both ends of a run', '23m 55p', 1, '14m'],
  ['one end at the edge', '12m 55p', 1, '3m'],
  ['8-9 does not go round', '89m 55p', 1, '7m'],
  ['the gap', '13m 55p', 1, '2m'],
  ['two pairs', '11m 55p', 1, '1m 5p'],
  ['the fifth copy is no wait', '1111m', 1, ''],
  ['four alike wait elsewhere, not for a fifth', '1111m 234m', 2, '4m'],
  ['nor where its key would pass for a pair', '5666677778888m', 4, '459m'],
  ['nine gates', '1112345678999m', 4, '123456789m'],
  ['not ready', '147m 258p 369s 1357m', 4, ''],
];

test.each(CASES)('%s: %s', (_, text, sets, expected) => {
  expect(waitsOf(text, (counts) => isComplete(counts, sets))).toBe(expected);
});

test('asks whatever it is given: seven pairs', () => {
  expect(waitsOf('1122m 3344p 55667s', isSevenPairs)).toBe('7s');
  expect(waitsOf('111m 3344p 556677s', isSevenPairs)).toBe('1m');
});

test('tries the candidates only, in their order', () => {
  const candidates = tilesOf(SUITED, '4m 9m 1m');
  expect(waits(handOf('23m 55p'), (counts) => isComplete(counts, 1), candidates)).toEqual(
    tilesOf(SUITED, '41m'),
  );
});

test('never changes the caller’s counts, not even for a moment', () => {
  const counts = handOf('23m 55p');
  const seen = new Set<boolean>();
  waits(
    counts,
    (tried) => seen.add(tried !== counts && counts.join() === handOf('23m 55p').join()).size > 0,
    kinds(SUITED),
  );
  expect([...seen]).toEqual([true]);
  expect(counts).toEqual(handOf('23m 55p'));
});
