/*
 * How far a hand is from ready. Each suit, and each honour, says how many tiles it lacks for any number of sets with or
 * without the pair; the hand's answer is the cheapest way to share the sets and the pair out among them.
 */
import type { Counts } from '../core/counts.ts';
import { countOf } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { RANKS, suitIndex } from '../core/tile.ts';
import { halfOf, NOT_USED, numberOfHonours, numberOfSuit, tilesLacking } from './handCosts.ts';
import type { SuitKeys } from './keys.ts';
import { FIRST_HONOUR, keysOf, weightOf } from './keys.ts';
import { COPIES, honourKey, suitKey } from './suitTable.ts';

/** The suits a hand may be finished with: bit `suitIndex(tile)` is set for each, the fourth for honours. */
export type SuitMask = number;
export const ALL_SUITS: SuitMask = 0b1111;
const HONOURS: SuitMask = 0b1000;
/** All suits but one, given by its index: for a seat with a void suit. */
export const allSuitsBut = (index: number): SuitMask => ALL_SUITS & ~(1 << index);

const SEVEN = 7;

/**
 * Tiles away from ready for `sets` sets (0 to 4) and a pair: 0 is ready, −1 complete.
 * A finished hand is taken to hold at most four copies of a kind, and melds not to use up any.
 */
export const distance = (counts: Counts, sets: number, usable: SuitMask = ALL_SUITS): number => {
  // As by keys, but without a list of them, which would be half the cost.
  const m = usable & 1 ? numberOfSuit(suitKey(counts, 0)) : NOT_USED;
  const p = usable & 2 ? numberOfSuit(suitKey(counts, RANKS)) : NOT_USED;
  const s = usable & 4 ? numberOfSuit(suitKey(counts, 2 * RANKS)) : NOT_USED;
  const z = usableIn(counts, usable) & HONOURS ? numberOfHonours(honourKey(counts)) : NOT_USED;
  return tilesLacking(sets, halfOf(m, p), halfOf(s, z)) - 1;
};

/** The same of a hand that is given by its keys. */
export const distanceByKeys = (keys: SuitKeys, sets: number, usable: SuitMask): number => {
  const m = usable & 1 ? numberOfSuit(keys[0]!) : NOT_USED;
  const p = usable & 2 ? numberOfSuit(keys[1]!) : NOT_USED;
  const s = usable & 4 ? numberOfSuit(keys[2]!) : NOT_USED;
  const z = usable & HONOURS ? numberOfHonours(keys[3]!) : NOT_USED;
  return tilesLacking(sets, halfOf(m, p), halfOf(s, z)) - 1;
};

/** Honours that the tile set does not have cannot finish a hand. */
const usableIn = (counts: Counts, usable: SuitMask): SuitMask =>
  counts.length > FIRST_HONOUR ? usable : usable & ~HONOURS;

/** Tiles away from ready for seven pairs, where four alike are two pairs. Only a hand without melds can have them. */
export const distanceToSevenPairs = (counts: Counts, usable: SuitMask = ALL_SUITS): number => {
  let pairs = 0;
  let singles = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    if (!isUsable(usable, kind)) continue;
    pairs += counts[kind]! >> 1;
    singles += counts[kind]! & 1;
  }
  const pairsLeft = SEVEN - pairs;
  // With tiles of a void suit in hand there may be too few singles to grow: then a pair lacks both its tiles.
  return 2 * pairsLeft - Math.min(singles, pairsLeft) - 1;
};

/** The kinds that would bring a hand of 3k + 1 tiles one closer, as far as the hand can tell. */
export const improvingTiles = (counts: Counts, sets: number, usable: SuitMask = ALL_SUITS): Tile[] => {
  const keys = keysOf(counts);
  const mask = usableIn(counts, usable);
  const now = distanceByKeys(keys, sets, mask);
  const improving: Tile[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    const tile = kind as Tile;
    if (countOf(counts, tile) === COPIES || !isUsable(usable, kind)) continue;
    const suit = suitIndex(tile);
    keys[suit]! += weightOf(tile);
    if (distanceByKeys(keys, sets, mask) < now) improving.push(tile);
    keys[suit]! -= weightOf(tile);
  }
  return improving;
};

const isUsable = (usable: SuitMask, kind: number): boolean => (usable & (1 << suitIndex(kind as Tile))) !== 0;
