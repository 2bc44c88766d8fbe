/*
 * How far a hand is from ready. Each suit, and each honour, says how many tiles it lacks for any number of sets with or
 * without the pair; the hand's answer is the cheapest way to share the sets and the pair out among them.
 */
import type { Counts } from '../core/counts.ts';
import { countOf } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { RANKS, suitIndex } from '../core/tile.ts';
import { FIRST_HONOUR } from './complete.ts';
import { COSTS, costsAt, costTable, IMPOSSIBLE, WITH_PAIR } from './suitCosts.ts';
import { COPIES, suitKey } from './suitTable.ts';

/** The suits a hand may be finished with: bit `suitIndex(tile)` is set for each, the fourth for honours. */
export type SuitMask = number;
export const ALL_SUITS: SuitMask = 0b1111;
/** All suits but one, given by its index: for a seat with a void suit. */
export const allSuitsBut = (index: number): SuitMask => ALL_SUITS & ~(1 << index);

const SEVEN = 7;

/**
 * Tiles away from ready for `sets` sets (0 to 4) and a pair: 0 is ready, −1 complete.
 * A finished hand is taken to hold at most four copies of a kind, and melds not to use up any.
 */
export const distance = (counts: Counts, sets: number, usable: SuitMask = ALL_SUITS): number => {
  missing.fill(IMPOSSIBLE);
  missing[0] = 0;
  for (let first = 0; first < FIRST_HONOUR; first += RANKS)
    if (isUsable(usable, first)) addSuit(suitKey(counts, first), sets);
  if (isUsable(usable, FIRST_HONOUR))
    for (let kind = FIRST_HONOUR; kind < counts.length; kind++) addHonour(counts[kind]!, sets);
  return missing[WITH_PAIR + sets]! - 1;
};

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
  const now = distance(counts, sets, usable);
  const scratch = counts.slice();
  const improving: Tile[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    const held = countOf(counts, kind as Tile);
    if (held === COPIES || !isUsable(usable, kind)) continue;
    scratch[kind] = held + 1;
    if (distance(scratch, sets, usable) < now) improving.push(kind as Tile);
    scratch[kind] = held;
  }
  return improving;
};

const isUsable = (usable: SuitMask, kind: number): boolean => (usable & (1 << suitIndex(kind as Tile))) !== 0;

/** The fewest tiles missing in the suits and honours added so far, laid out like a suit's costs. */
const missing = new Uint8Array(COSTS);

/** Larger totals are settled first: they are made from smaller ones that must still be without this suit. */
const addSuit = (key: number, sets: number): void => {
  const costs = costTable();
  const at = costsAt(key);
  for (let total = sets; total >= 0; total--) {
    let without = IMPOSSIBLE;
    let withPair = IMPOSSIBLE;
    for (let here = 0; here <= total; here++) {
      const elsewhere = missing[total - here]!;
      without = Math.min(without, elsewhere + costs[at + here]!);
      withPair = Math.min(
        withPair,
        elsewhere + costs[at + WITH_PAIR + here]!,
        missing[WITH_PAIR + total - here]! + costs[at + here]!,
      );
    }
    missing[total] = without;
    missing[WITH_PAIR + total] = withPair;
  }
};

/** An honour is a triplet, the pair or neither; both would take five copies. */
const addHonour = (held: number, sets: number): void => {
  const forPair = Math.max(0, 2 - held);
  const forTriplet = Math.max(0, 3 - held);
  for (let total = sets; total >= 0; total--) {
    const withPair = Math.min(missing[WITH_PAIR + total]!, missing[total]! + forPair);
    missing[WITH_PAIR + total] = withPair;
    if (total === 0) break;
    missing[WITH_PAIR + total] = Math.min(withPair, missing[WITH_PAIR + total - 1]! + forTriplet);
    missing[total] = Math.min(missing[total]!, missing[total - 1]! + forTriplet);
  }
};
