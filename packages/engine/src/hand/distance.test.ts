import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles } from '../core/counts.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import { SUITED_AND_HONOURS } from '../core/tile.ts';
import type { SuitMask } from './distance.ts';
import { ALL_SUITS, allSuitsBut, distance, distanceToSevenPairs, improvingTiles } from './distance.ts';

const SET = SUITED_AND_HONOURS;
const handOf = (text: string): Counts => countTiles(SET, tilesOf(SET, text));
const VOID_M = allSuitsBut(0);
const VOID_S = allSuitsBut(2);

// [what it shows, hand, sets, usable suits, distance]
const CASES: readonly [string, string, number, SuitMask, number][] = [
  ['complete', '123m 456p 789s 111s 55p', 4, ALL_SUITS, -1],
  ['ready', '123m 456p 789s 23s 55p', 4, ALL_SUITS, 0],
  ['ready for the pair', '123m 456p 789s 111s 5p', 4, ALL_SUITS, 0],
  ['one away', '123m 456p 78s 23s 557p', 4, ALL_SUITS, 1],
  ['as far as a hand can be', '147m 258p 369s 1234z', 4, ALL_SUITS, 8],
  ['six pairs', '1133m 5577p 2244s 6s', 4, ALL_SUITS, 3],
  ['8-9-1 is no run', '189m 55p', 1, ALL_SUITS, 0],
  ['suits do not wrap into each other', '9m 1p 55s', 1, ALL_SUITS, 1],
  ['9s 1z is no start of a run', '9s 1z 55m', 1, ALL_SUITS, 1],
  ['honours are no run', '12z 55m', 1, ALL_SUITS, 1],
  ['an honour triplet', '11z 55m', 1, ALL_SUITS, 0],
  ['four alike are no set and half a pair', '1111m', 1, ALL_SUITS, 1],
  ['four honours alike are no better', '1111z', 1, ALL_SUITS, 1],
  ['four alike three times', '1111z 2222z 3333z 4z', 4, ALL_SUITS, 3],
  ['tiles of the void suit do not count', '123m 5p', 1, VOID_M, 3],
  ['a void suit not held does not matter', '123m 5p', 1, VOID_S, 0],
  ['a finished hand in the void suit is none', '123m 55p', 1, VOID_M, 2],
  ['the pair may not come from the void suit', '1m 456p', 1, VOID_M, 1],
  ['honours can be left out too', '111z 5p', 1, allSuitsBut(3), 3],
];

test.each(CASES)('%s: %s', (_, text, sets, usable, expected) => {
  expect(distance(handOf(text), sets, usable)).toBe(expected);
});

// [what it shows, hand, usable suits, distance]
const SEVEN: readonly [string, string, SuitMask, number][] = [
  ['seven pairs', '1122m 3344p 556677s', ALL_SUITS, -1],
  ['six pairs', '1122m 3344p 55667s', ALL_SUITS, 0],
  ['four alike are two pairs', '1111m 3344p 55667s', ALL_SUITS, 0],
  ['a triplet is a pair and one', '111m 3344p 556677s', ALL_SUITS, 0],
  ['nothing alike', '147m 258p 369s 1234z', ALL_SUITS, 6],
  ['pairs in the void suit do not count', '1122m 3344p 5566s 7z', VOID_M, 4],
  ['and without singles each pair lacks two', '1122334m 445566p', VOID_M, 7],
];

test.each(SEVEN)('seven pairs, %s: %s', (_, text, usable, expected) => {
  expect(distanceToSevenPairs(handOf(text), usable)).toBe(expected);
});

// [what it shows, hand, sets, usable suits, improving tiles]
const IMPROVING: readonly [string, string, number, SuitMask, string][] = [
  ['when ready, the waits', '23m 55p', 1, ALL_SUITS, '14m'],
  ['but no fifth copy', '23m 5p 1111m', 2, ALL_SUITS, '5p'],
  ['two away from a run and a pair', '9m 1p 55s', 1, ALL_SUITS, '789m 123p 5s'],
  ['nothing from the void suit', '9m 1p 55s', 1, VOID_M, '123p 5s'],
  ['honours', '1z 55m 7p', 1, ALL_SUITS, '5m 56789p 1z'],
];

test.each(IMPROVING)('improving tiles, %s: %s', (_, text, sets, usable, expected) => {
  expect(formatTiles(SET, improvingTiles(handOf(text), sets, usable))).toBe(expected);
});

test('never change the caller’s counts', () => {
  const counts = handOf('9m 1p 55s');
  improvingTiles(counts, 1);
  distance(counts, 1);
  expect(counts).toEqual(handOf('9m 1p 55s'));
});
