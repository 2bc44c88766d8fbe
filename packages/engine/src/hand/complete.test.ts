import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles, tilesIn } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import type { Tile } from '../core/tile.ts';
import { allTiles, SUITED, SUITED_AND_HONOURS, suitIndex } from '../core/tile.ts';
import { isComplete, isSevenPairs } from './complete.ts';

// [what it shows, hand, sets, complete]
const CASES: readonly [string, string, number, boolean][] = [
  ['four sets and a pair', '123m 456p 789s 111s 55p', 4, true],
  ['a pair alone', '55p', 0, true],
  ['one set and a pair', '123m 55p', 1, true],
  ['pair and run in one suit', '12355m', 1, true],
  ['a set too few is asked for', '123m 55p', 0, false],
  ['a set too many is asked for', '123m 55p', 2, false],
  ['no tiles', '', 0, false],
  ['no pair', '123m 456p', 1, false],
  ['two pairs', '11m 55p 1s', 1, false],
  ['three pairs and a lone run', '11m 22p 33s 77s', 2, false],
  ['8-9-1 is no run', '189m 55p', 1, false],
  ['suits do not wrap into each other', '89m 1p 55p', 1, false],
  ['nor the other way', '9m 12p 55p', 1, false],
  ['1-2-3 of three suits is no run', '1m 2p 3s 55p', 1, false],
  ['four alike are not a set and half a pair', '1111m 5p', 1, false],
  ['four alike: a triplet and the start of a run', '1111m 23m 55p', 2, true],
  ['four alike: a pair and two runs', '11112233m', 2, true],
  ['five alike are no hand', '11111m', 1, false],
  ['five alike do not pass for the pair whose key they share', '56666777788888m', 4, false],
  ['triplets only', '111333m 555p 777s 99s', 4, true],
  ['a pair in two suits', '11122m 33p 111s', 2, false],
];

test.each(CASES)('%s: %s', (_, text, sets, complete) => {
  expect(isComplete(countTiles(SUITED, tilesOf(SUITED, text)), sets)).toBe(complete);
  const wide = countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, text));
  expect(isComplete(wide, sets)).toBe(complete);
});

// [what it shows, hand, sets, complete]
const HONOURS: readonly [string, string, number, boolean][] = [
  ['honours as triplet and pair', '111z 55z', 1, true],
  ['honours form no run', '123z 55m', 1, false],
  ['9s 1z 2z is no run', '9s 12z 55m', 1, false],
  ['four honours alike are no set', '1111z 2z', 1, false],
  ['the last honour counts', '123m 77z', 1, true],
  ['a single honour spoils the hand', '11m 1z', 0, false],
  ['a pair of honours and a pair of tiles', '11m 22z 1p', 1, false],
];

test.each(HONOURS)('%s: %s', (_, text, sets, complete) => {
  expect(isComplete(countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, text)), sets)).toBe(complete);
});

// [what it shows, hand, seven pairs]
const SEVEN: readonly [string, string, boolean][] = [
  ['seven pairs', '1122m 3344p 556677s', true],
  ['honours too', '1122m 3344p 55s 1177z', true],
  ['four alike are two pairs', '1111m 3344p 556677s', true],
  ['a triplet is no pair', '111m 2m 3344p 556677s', false],
  ['six pairs', '1122m 3344p 5566s', false],
  ['six alike are no three pairs', '111111m 44p 556677s', false],
  ['eight pairs', '1122m 3344p 55667788s', false],
];

test.each(SEVEN)('%s: %s', (_, text, sevenPairs) => {
  expect(isSevenPairs(countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, text)))).toBe(sevenPairs);
});

/** The slow twin: takes a pair away, then again and again the set of the lowest tile. */
const slowlyComplete = (counts: Counts, sets: number): boolean => {
  const tiles = tilesIn(counts);
  return tiles.some((tile) => {
    const rest = without(tiles, [tile, tile]);
    return rest !== null && slowlySets(rest, sets);
  });
};

const slowlySets = (tiles: readonly Tile[], sets: number): boolean => {
  const [lowest] = tiles;
  if (lowest === undefined) return sets === 0;
  const run = [lowest, lowest + 1, lowest + 2] as Tile[];
  const isRun = suitIndex(lowest) < 3 && run.every((tile) => suitIndex(tile) === suitIndex(lowest));
  return [[lowest, lowest, lowest], ...(isRun ? [run] : [])].some((set) => {
    const rest = without(tiles, set);
    return rest !== null && slowlySets(rest, sets - 1);
  });
};

const without = (tiles: readonly Tile[], gone: readonly Tile[]): Tile[] | null => {
  const rest = tiles.slice();
  for (const tile of gone) {
    const place = rest.indexOf(tile);
    if (place < 0) return null;
    rest.splice(place, 1);
  }
  return rest;
};

/** From few kinds, so that complete hands are common. */
const anyHand = fc
  .tuple(fc.nat(4), fc.nat(34 * 4 - 1), fc.integer({ min: 14, max: 32 }))
  .chain(([sets, from, span]) => {
    const tiles = allTiles(SUITED_AND_HONOURS).slice(from, from + span);
    const size = Math.min(tiles.length, 3 * sets + 2);
    return fc.tuple(fc.constant(sets), fc.shuffledSubarray(tiles, { minLength: size, maxLength: size }));
  });

test('agrees with the slow answer', () => {
  fc.assert(
    fc.property(anyHand, ([sets, tiles]) => {
      const counts = countTiles(SUITED_AND_HONOURS, tiles);
      expect(isComplete(counts, sets)).toBe(slowlyComplete(counts, sets));
    }),
    { numRuns: 2000 },
  );
});
