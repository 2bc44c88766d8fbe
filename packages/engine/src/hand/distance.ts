/*
 * How far a hand is from ready. Each suit, and each honour, says how many tiles it lacks for any number of sets with or
 * without the pair; the hand's answer is the cheapest way to share the sets and the pair out among them.
 */
import type { Counts } from '../core/counts.ts';
import { countOf } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { RANKS, suitIndex } from '../core/tile.ts';
import { FIRST_HONOUR } from './complete.ts';
import { handCosts } from './handCosts.ts';
import { WITH_PAIR } from './suitCosts.ts';
import { COPIES, honourKey, suitKey } from './suitTable.ts';

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
  const { suits, honours, noSuit, noHonours, twoSuits, suitAndHonours, width, costs } = handCosts();
  const m = usable & 1 ? suits[suitKey(counts, 0)]! : noSuit;
  const p = usable & 2 ? suits[suitKey(counts, RANKS)]! : noSuit;
  const s = usable & 4 ? suits[suitKey(counts, 2 * RANKS)]! : noSuit;
  const z = usable & 8 && counts.length > FIRST_HONOUR ? honours[honourKey(counts)]! : noHonours;
  const a = twoSuits[m * width + p]!;
  const b = suitAndHonours[s * width + z]!;
  let fewest = costs[a]! + costs[b + WITH_PAIR + sets]!;
  for (let here = 0; here <= sets; here++) {
    const there = b + sets - here;
    fewest = Math.min(
      fewest,
      costs[a + here]! + costs[there + WITH_PAIR]!,
      costs[a + WITH_PAIR + here]! + costs[there]!,
    );
  }
  return fewest - 1;
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
