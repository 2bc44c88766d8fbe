/** Whether a hand is finished. The forms only: what else a win asks for is the ruleset's business. */
import type { Counts } from '../core/counts.ts';
import { RANKS, SUITS } from '../core/tile.ts';
import { COPIES, splitsIntoSets, splitsWithPair, suitKey } from './suitTable.ts';

/** The first kind that is no suit tile; a tile set without honours ends here. */
export const FIRST_HONOUR = SUITS.length * RANKS;

const SEVEN_PAIRS_SIZE = 14;

/** Whether the tiles are exactly `sets` sets (0 to 4) and one pair. */
export const isComplete = (counts: Counts, sets: number): boolean => {
  // With the size right, one pair and otherwise only sets, the number of sets is right too.
  if (!isHandOf(counts, 3 * sets + 2)) return false;
  let pairs = 0;
  for (let first = 0; first < FIRST_HONOUR; first += RANKS) {
    const key = suitKey(counts, first);
    if (splitsIntoSets(key)) continue;
    if (!splitsWithPair(key)) return false;
    pairs += 1;
  }
  for (let kind = FIRST_HONOUR; kind < counts.length; kind++) {
    const count = counts[kind]!;
    if (count === 2) pairs += 1;
    else if (count !== 0 && count !== 3) return false;
  }
  return pairs === 1;
};

/** Whether the tiles are seven pairs; four alike are two of them. */
export const isSevenPairs = (counts: Counts): boolean => {
  if (!isHandOf(counts, SEVEN_PAIRS_SIZE)) return false;
  for (const count of counts) if (count % 2 !== 0) return false;
  return true;
};

/** A fifth copy, which a search for waits may try, has no suit key: it carries, and 56666777788888m would be 55m. */
const isHandOf = (counts: Counts, size: number): boolean => {
  let held = 0;
  // By index: iterating a typed array made the whole of `isComplete` three times slower.
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind]! > COPIES) return false;
    held += counts[kind]!;
  }
  return held === size;
};
