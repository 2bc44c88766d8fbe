import { expect, test } from 'vitest';
import { countTiles } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import { RANKS, SUITED } from '../core/tile.ts';
import { COSTS, costsAt, costTable, WITH_PAIR } from './suitCosts.ts';
import { countInKey, MAX_SETS, SUIT_KEYS, suitKey } from './suitTable.ts';

const keyOf = (text: string): number => suitKey(countTiles(SUITED, tilesOf(SUITED, text)), 0);

const costsOf = (key: number): number[] => {
  const at = costsAt(key);
  return [...costTable().subarray(at, at + COSTS)];
};

// [what it shows, characters, missing for 0 to 4 sets, the same with the pair]
const CASES: readonly [string, string, number[], number[]][] = [
  ['an empty suit lacks everything', '', [0, 3, 6, 9, 12], [2, 5, 8, 11, 14]],
  ['a run lacks nothing as a run', '123m', [0, 0, 3, 6, 9], [1, 2, 5, 8, 11]],
  ['8-9-1 lacks a tile', '189m', [0, 1, 3, 6, 9], [1, 2, 5, 8, 11]],
  ['four alike are a triplet and one more for a run', '1111m', [0, 0, 2, 5, 8], [0, 2, 4, 7, 10]],
  ['a third set would be 789m with a fifth eight', '77888899m', [0, 0, 0, 2, 4], [0, 0, 0, 3, 6]],
  ['runs or triplets', '111222333m', [0, 0, 0, 0, 3], [0, 0, 0, 2, 5]],
];

test.each(CASES)('%s: %s', (_, text, without, withPair) => {
  const costs = costsOf(keyOf(text));
  expect([costs.slice(0, WITH_PAIR), costs.slice(WITH_PAIR)]).toEqual([without, withPair]);
});

/** Every suit that is `sets` sets, and the pair if asked for, found by adding sets to suits with one set less. */
const targets = (sets: number, withPair: boolean): string[] => {
  const smaller = sets > 0 ? targets(sets - 1, withPair) : withPair ? targets(0, false) : ['000000000'];
  const shapes = sets > 0 ? ['3', '111'] : withPair ? ['2'] : ['0'];
  const grown = smaller.flatMap((suit) =>
    shapes.flatMap((shape) =>
      Array.from({ length: RANKS - shape.length + 1 }, (_, rank) =>
        [...suit].map((count, at) => Number(count) + Number(shape[at - rank] ?? 0)),
      ),
    ),
  );
  return [...new Set(grown.filter((suit) => suit.every((count) => count <= 4)).map((suit) => suit.join('')))];
};

test('agree with the nearest of all target suits', () => {
  const goals = [false, true].flatMap((withPair) =>
    Array.from({ length: MAX_SETS + 1 }, (_, sets) =>
      targets(sets, withPair).map((suit) => Uint8Array.from(suit, Number)),
    ),
  );
  /** The slow twin: measures the way to every target. */
  const slowCosts = (suit: number[]): number[] =>
    goals.map((suits) => {
      let fewest = Number.POSITIVE_INFINITY;
      for (const target of suits) {
        let missing = 0;
        for (let rank = 0; rank < RANKS; rank++) missing += Math.max(0, target[rank]! - suit[rank]!);
        fewest = Math.min(fewest, missing);
      }
      return fewest;
    });

  // A prime stride walks through all nine digits of the key.
  for (let key = 0; key < SUIT_KEYS; key += 9973) {
    const suit = Array.from({ length: RANKS }, (_, rank) => countInKey(key, rank));
    expect(costsOf(key), suit.join('')).toEqual(slowCosts(suit));
  }
});

test('are the same when asked again', () => {
  const first = costsOf(keyOf('1122m'));
  expect(costsOf(keyOf('789m'))).not.toEqual(first);
  expect(costsOf(keyOf('1122m'))).toEqual(first);
});
