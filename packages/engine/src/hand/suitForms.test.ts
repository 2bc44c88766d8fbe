import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countTiles } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { allTiles, SUITED, SUITS, suitIndex } from '../core/tile.ts';
import type { SuitKeys } from './keys.ts';
import { keysOf } from './keys.ts';
import { formsBeside, formsOf, formsWith } from './suitForms.ts';
import { NO_SPLIT, pairsOf, SUIT_KEYS, splitOf } from './suitTable.ts';

/** From the tables that say more: 1 for sets, 2 for pairs, 3 for both. */
const slowForms = (keys: readonly number[]): number => {
  const ofSets = keys.every((key) => splitOf(key) !== NO_SPLIT);
  const ofPairs = keys.every((key) => pairsOf(key) !== NO_SPLIT);
  return (ofSets ? 1 : 0) + (ofPairs ? 2 : 0);
};

test('every suit has the forms that the other tables give it, in each of the three places', () => {
  const wrong: SuitKeys[] = [];
  const look = (keys: SuitKeys, expected: number): void => {
    if (formsOf(keys) !== expected) wrong.push(keys);
  };
  for (let key = 0; key < SUIT_KEYS; key++) {
    const expected = slowForms([key]);
    look([key, 0, 0, 0], expected);
    look([0, key, 0, 0], expected);
    look([0, 0, key, 0], expected);
  }
  expect(wrong).toEqual([]);
});

/** From few kinds, so that most suits have a form. */
const nearHand = fc
  .nat(80)
  .chain((from) => fc.shuffledSubarray(allTiles(SUITED).slice(from, from + 20), { minLength: 1 }));

test('with one tile apart, and whatever one suit holds', () => {
  fc.assert(
    fc.property(nearHand, ([last, ...others]) => {
      const tile = last as Tile;
      const rest = keysOf(countTiles(SUITED, others));
      expect(formsWith(rest, tile)).toBe(slowForms(keysOf(countTiles(SUITED, [tile, ...others]))));
      for (let suit = 0; suit < SUITS.length; suit++) {
        const beside = others.filter((other) => suitIndex(other) !== suit);
        expect(formsBeside(rest, suit)).toBe(slowForms(keysOf(countTiles(SUITED, beside))));
      }
    }),
    { numRuns: 2000 },
  );
});
