/*
 * Which finished hands a suit can be part of: a first look that settles nearly every question about a win. It takes two bits a
 * suit, so that the whole table stays near the processor, as those that say more do not.
 */
import type { Tile } from '../core/tile.ts';
import { SUITS, suitIndex } from '../core/tile.ts';
import type { SuitKeys } from './keys.ts';
import { weightOf } from './keys.ts';
import { NO_SPLIT, pairsOf, SUIT_KEYS, splitOf } from './suitTable.ts';

/** Bits for sets with or without a pair, and for pairs only; none where the suit has no place in a finished hand. */
export type Forms = number;
const OF_SETS: Forms = 1;
const OF_PAIRS: Forms = 2;

/** The forms that no suit stands in the way of. A hand that is left with one need not be finished. Honours are not asked. */
export const formsOf = (keys: SuitKeys): Forms => formsBeside(keys, 0) & suitForms(keys[0]!);

/** The same with one tile more. */
export const formsWith = (keys: SuitKeys, tile: Tile): Forms => {
  const suit = suitIndex(tile);
  return formsBeside(keys, suit) & suitForms(keys[suit]! + weightOf(tile));
};

/** The same whatever one of the suits holds. */
export const formsBeside = (keys: SuitKeys, suit: number): Forms => {
  const last = SUITS.length - 1;
  return suitForms(keys[suit === 0 ? last : suit - 1]!) & suitForms(keys[suit === last ? 0 : suit + 1]!);
};

const suitForms = (key: number): Forms => {
  if (!isBuilt) build();
  return (table[key >> 2]! >> ((key & 3) << 1)) & (OF_SETS | OF_PAIRS);
};

/** Four suits a byte. */
const table = new Uint8Array((SUIT_KEYS + 3) >> 2);
let isBuilt = false;

const build = (): void => {
  for (let key = 0; key < SUIT_KEYS; key++) {
    const ofSets = splitOf(key) === NO_SPLIT ? 0 : OF_SETS;
    const ofPairs = pairsOf(key) === NO_SPLIT ? 0 : OF_PAIRS;
    table[key >> 2]! |= (ofSets | ofPairs) << ((key & 3) << 1);
  }
  isBuilt = true;
};
