import { expect, test } from 'vitest';
import type { Counts } from './counts.ts';
import {
  countOf,
  countTiles,
  firstKind,
  kindsIn,
  kindsOfSuit,
  noTiles,
  sizeOf,
  suitKindsHeld,
  suitKindsHeldWhole,
  take,
  tilesIn,
  withoutTile,
  withTile,
} from './counts.ts';
import { formatTiles, tilesOf } from './notation.ts';
import type { Tile } from './tile.ts';
import { SUITED, SUITED_AND_HONOURS } from './tile.ts';

const hand = (text: string): Counts => countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, text));
const text = (tiles: readonly Tile[]): string => formatTiles(SUITED_AND_HONOURS, tiles);
const tile = (code: string): Tile => tilesOf(SUITED_AND_HONOURS, code)[0] as Tile;

// [tiles, size, kinds in order, tiles in order]
const HANDS: readonly [string, number, string, string][] = [
  ['', 0, '', ''],
  ['1m', 1, '1m', '1m'],
  ['7z 9s 1m 9s', 4, '1m 9s 7z', '1m 99s 7z'],
  ['2222m 1m', 5, '12m', '12222m'],
];

test.each(HANDS)('counts %s', (tiles, size, kinds, sorted) => {
  const counts = hand(tiles);
  expect(sizeOf(counts)).toBe(size);
  expect(text(kindsIn(counts))).toBe(kinds);
  expect(text(tilesIn(counts))).toBe(sorted);
});

// [hand, its suit kinds, those of them held four times, those of the second suit]
const AS_BITS: readonly [string, string, string, string][] = [
  ['', '', '', ''],
  ['1399m 2222p 5s', '139m 2p 5s', '2p', '2p'],
  ['1m 1119p 9999s', '1m 19p 9s', '9s', '19p'],
  ['1111m 7777z', '1m', '1m', ''],
];

test.each(AS_BITS)('as bits, %s: %s, whole %s, of the second suit %s', (tiles, held, whole, second) => {
  const counts = hand(tiles);
  expect(kindsFrom(suitKindsHeld(counts))).toBe(held);
  expect(kindsFrom(suitKindsHeldWhole(counts))).toBe(whole);
  expect(kindsFrom(suitKindsHeld(counts) & kindsOfSuit(tile('1p')))).toBe(second);
});

const kindsFrom = (bits: number): string => {
  const found: Tile[] = [];
  for (let left = bits; left !== 0; left &= left - 1) found.push(firstKind(left));
  return text(found);
};

// [hand, added, copies, then]
const ADDED: readonly [string, string, number, string][] = [
  ['', '5p', 1, '5p'],
  ['5p', '5p', 1, '55p'],
  ['1m', '7z', 3, '1m 777z'],
];

test.each(ADDED)('%s with %s × %d', (before, added, copies, after) => {
  const counts = hand(before);
  expect(text(tilesIn(withTile(counts, tile(added), copies)))).toBe(after);
  expect(counts).toEqual(hand(before));
  // One copy where nothing is said, and that one can be taken back.
  expect(withoutTile(withTile(counts, tile(added)), tile(added))).toEqual(counts);
});

// [hand, taken, copies, then; null where it cannot be taken]
const TAKEN: readonly [string, string, number, string | null][] = [
  ['5p', '5p', 1, ''],
  ['5555p', '5p', 4, ''],
  ['5555p 1z', '5p', 3, '5p 1z'],
  ['5p', '6p', 1, null],
  ['55p', '5p', 3, null],
  ['', '1m', 1, null],
];

test.each(TAKEN)('%s without %s × %d', (before, taken, copies, after) => {
  const counts = hand(before);
  const result = (): string => text(tilesIn(withoutTile(counts, tile(taken), copies)));
  if (after === null) expect(result).toThrow(RangeError);
  else expect(result()).toBe(after);
  expect(counts).toEqual(hand(before));
});

test('take changes the counts it is given, and not where it refuses', () => {
  const counts = hand('11m 2m');
  take(counts, tile('1m'));
  expect(counts).toEqual(hand('12m'));
  expect(() => take(counts, tile('1m'), 2)).toThrow(RangeError);
  expect(counts).toEqual(hand('12m'));
});

test('a tile the set does not have is held no times', () => {
  expect(noTiles(SUITED).length).toBe(27);
  expect(countOf(noTiles(SUITED), tile('1z'))).toBe(0);
});
