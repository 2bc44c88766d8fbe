import { expect, test } from 'vitest';
import { countTiles } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import { RANKS, SUITED } from '../core/tile.ts';
import { suitCosts, WITH_PAIR } from './suitCosts.ts';
import { BASE, COPIES, countInKey, MAX_SETS, SUIT_KEYS, suitKey } from './suitTable.ts';

const keyOf = (text: string): number => suitKey(countTiles(SUITED, tilesOf(SUITED, text)), 0);

const costsOf = (key: number): readonly number[] => {
  const { ids, costs } = suitCosts();
  return costs[ids[key]!]!;
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

/** The slow twin, for all suits at once: a suit that holds a target lacks nothing, any other one tile more than the best of those with one tile more. */
const slowCosts = (sets: number, withPair: boolean): Uint8Array => {
  const holds = new Uint8Array(SUIT_KEYS);
  for (const target of targets(sets, withPair)) holds[Number.parseInt(target, BASE)] = 1;
  const steps = Array.from({ length: RANKS }, (_, rank) => BASE ** (RANKS - 1 - rank));
  for (let key = 0; key < SUIT_KEYS; key++)
    for (let rank = 0; rank < RANKS; rank++)
      if (countInKey(key, rank) > 0) holds[key]! |= holds[key - steps[rank]!]!;
  const missing = new Uint8Array(SUIT_KEYS);
  for (let key = SUIT_KEYS - 1; key >= 0; key--) {
    if (holds[key] === 1) continue;
    let fewest = 254;
    for (let rank = 0; rank < RANKS; rank++)
      if (countInKey(key, rank) < COPIES) fewest = Math.min(fewest, missing[key + steps[rank]!]!);
    missing[key] = fewest + 1;
  }
  return missing;
};

test.each(Array.from({ length: MAX_SETS + 1 }, (_, sets) => sets))(
  'agree with the nearest of all targets with %i sets, on every suit',
  (sets) => {
    for (const withPair of [false, true]) {
      const slow = slowCosts(sets, withPair);
      const wrong: string[] = [];
      for (let key = 0; key < SUIT_KEYS; key++)
        if (costsOf(key)[sets + (withPair ? WITH_PAIR : 0)] !== slow[key]) wrong.push(key.toString(BASE));
      expect(wrong.slice(0, 3)).toEqual([]);
    }
  },
);

test('are only 126 different ones', () => {
  expect(suitCosts().costs).toHaveLength(126);
});
