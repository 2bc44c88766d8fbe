import { expect, test } from 'vitest';
import type { Suit, Tile } from './tile.ts';
import {
  allTiles,
  codeOf,
  firstOfSuit,
  isSuit,
  kinds,
  rankOf,
  SUITED,
  SUITED_AND_HONOURS,
  suitIndex,
  suitOf,
  tileOf,
} from './tile.ts';

// [tile, code, suit index, rank, suit]
const TILES: readonly [number, string, number, number, Suit | null][] = [
  [0, '1m', 0, 1, 'm'],
  [8, '9m', 0, 9, 'm'],
  [9, '1p', 1, 1, 'p'],
  [17, '9p', 1, 9, 'p'],
  [18, '1s', 2, 1, 's'],
  [26, '9s', 2, 9, 's'],
  [27, '1z', 3, 1, null],
  [33, '7z', 3, 7, null],
];

test.each(TILES)('tile %d is %s', (number, code, index, rank, suit) => {
  const tile = number as Tile;
  expect(codeOf(SUITED_AND_HONOURS, tile)).toBe(code);
  expect(tileOf(SUITED_AND_HONOURS, code)).toBe(tile);
  expect([suitIndex(tile), rankOf(tile), suitOf(tile)]).toEqual([index, rank, suit]);
});

test.each([
  ['m', 0],
  ['p', 9],
  ['s', 18],
] as const)('suit %s begins at tile %d', (suit, first) => {
  expect(firstOfSuit(suit)).toBe(first);
});

// [set, kinds, tiles, the first nine and the last five of the start order]
const SETS = [
  [SUITED, 27, 108, '1m1m1m1m2m2m2m2m3m', '8s9s9s9s9s'],
  [SUITED_AND_HONOURS, 34, 136, '1m1m1m1m2m2m2m2m3m', '6z7z7z7z7z'],
] as const;

test.each(SETS)('$id: every kind four times, copies together', (set, kindSize, tileSize, front, back) => {
  const codes = allTiles(set).map((tile) => codeOf(set, tile));
  expect(kinds(set)).toEqual(Array.from({ length: kindSize }, (_, kind) => kind));
  expect(codes.length).toBe(tileSize);
  for (const code of set.codes) expect(codes.filter((other) => other === code).length).toBe(4);
  expect(codes.slice(0, 9).join('')).toBe(front);
  expect(codes.slice(-5).join('')).toBe(back);
});

test.each([27, -1, 0.5])('the suited set has no tile %d', (number) => {
  expect(() => codeOf(SUITED, number as Tile)).toThrow(RangeError);
});

test.each(['1z', '0m', '10m', 'm', '', '1M'])('the suited set has no code "%s"', (code) => {
  expect(tileOf(SUITED, code)).toBeNull();
});

test.each([
  ['m', true],
  ['p', true],
  ['s', true],
  ['z', false],
  ['', false],
  [0, false],
  [null, false],
])('isSuit(%o) is %s', (value, expected) => {
  expect(isSuit(value)).toBe(expected);
});
