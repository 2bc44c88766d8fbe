import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTiles, withTile } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import type { Tile } from '../core/tile.ts';
import { allTiles, kinds, SUITED, SUITED_AND_HONOURS } from '../core/tile.ts';
import {
  isComplete,
  isCompleteByKeys,
  isCompleteWith,
  isSevenPairs,
  isSevenPairsByKeys,
  isSevenPairsWith,
} from './complete.ts';
import { ALL_SUITS, distance, distanceByKeys, improvingTiles } from './distance.ts';
import { keysOf, putTile, takeTile, weightOf } from './keys.ts';

const SETS = [SUITED, SUITED_AND_HONOURS];

test('a key for each suit and one for the honours', () => {
  const counts = countTiles(SUITED_AND_HONOURS, tilesOf(SUITED_AND_HONOURS, '19m 2p 44s 1z 777z'));
  expect(keysOf(counts).map((key) => key.toString(5))).toEqual([
    '100000001',
    '10000000',
    '200000',
    '1000003',
  ]);
  expect(keysOf(countTiles(SUITED, tilesOf(SUITED, '9s')))).toEqual([0, 0, 1, 0]);
});

test('a tile weighs what it adds to the key of its suit', () => {
  for (const set of SETS)
    for (const tile of kinds(set)) {
      const sum = keysOf(countTiles(set, [tile])).reduce((all, key) => all + key, 0);
      expect(weightOf(tile)).toBe(sum);
    }
});

test.each(SETS)('putting and taking tiles of $id keeps keys and counts in step', (set) => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...allTiles(set)]), (tiles) => {
      const hand = { concealed: countTiles(set, []), keys: keysOf(countTiles(set, [])) };
      for (const [i, tile] of tiles.entries()) {
        putTile(hand, tile);
        if (i % 3 === 0) takeTile(hand, tile);
      }
      expect(hand.keys).toEqual(keysOf(hand.concealed));
    }),
  );
});

test('nothing is taken that is not there', () => {
  const hand = { concealed: countTiles(SUITED, []), keys: keysOf(countTiles(SUITED, [])) };
  expect(() => takeTile(hand, 0 as Tile)).toThrow(RangeError);
  expect(hand.keys).toEqual([0, 0, 0, 0]);
});

/** From few kinds, so that complete hands are common; sometimes pairs only. */
const anyHand = fc
  .tuple(fc.nat(4), fc.nat(100), fc.integer({ min: 14, max: 32 }), fc.boolean())
  .chain(([sets, from, span, paired]) => {
    const near = allTiles(SUITED_AND_HONOURS).slice(from, from + span);
    const size = Math.min(near.length, 3 * sets + 2);
    const hand = fc.shuffledSubarray(near, { minLength: size, maxLength: size });
    const pairs = fc
      .shuffledSubarray(kinds(SUITED_AND_HONOURS), { minLength: 7, maxLength: 7 })
      .map((seven) => seven.flatMap((tile) => [tile, tile]));
    return fc.tuple(fc.constant(sets), paired ? pairs : hand);
  });

test('asked by keys, and with the last tile apart, the answers are those of the counts', () => {
  fc.assert(
    fc.property(anyHand, ([sets, tiles]) => {
      const counts = countTiles(SUITED_AND_HONOURS, tiles);
      const keys = keysOf(counts);
      expect(isCompleteByKeys(keys, sets)).toBe(isComplete(counts, sets));
      expect(isSevenPairsByKeys(keys)).toBe(isSevenPairs(counts));
      expect(distanceByKeys(keys, sets, ALL_SUITS)).toBe(distance(counts, sets));
      const [last, ...others] = tiles;
      const rest = keysOf(countTiles(SUITED_AND_HONOURS, others));
      expect(isCompleteWith(rest, last as Tile, sets)).toBe(isComplete(counts, sets));
      expect(isSevenPairsWith(rest, last as Tile)).toBe(isSevenPairs(counts));
    }),
    { numRuns: 3000 },
  );
});

test('the tiles that improve a hand are those with which its distance is less', () => {
  fc.assert(
    fc.property(anyHand, ([sets, tiles]) => {
      const counts = countTiles(SUITED_AND_HONOURS, tiles.slice(1));
      const slowly = kinds(SUITED_AND_HONOURS).filter(
        (tile) => (counts[tile] ?? 0) < 4 && distance(withTile(counts, tile), sets) < distance(counts, sets),
      );
      expect(improvingTiles(counts, sets)).toEqual(slowly);
    }),
    { numRuns: 300 },
  );
});
