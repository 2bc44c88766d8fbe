/** Whether a hand is finished. The forms only: what else a win asks for is the ruleset's business. */
import type { Counts } from '../core/counts.ts';
import { RANKS, SUITS } from '../core/tile.ts';
import { COPIES, NO_SPLIT, splitOf, suitKey, WITH_ONE_PAIR } from './suitTable.ts';

/** The first kind that is no suit tile; a tile set without honours ends here. */
export const FIRST_HONOUR = SUITS.length * RANKS;

const SEVEN_PAIRS_SIZE = 14;

/** Whether the tiles are exactly `sets` sets (0 to 4) and one pair. */
export const isComplete = (counts: Counts, sets: number): boolean => {
  let pairs = 0;
  // Honours first: most hands that are not complete have a lone one, and no table is needed to see it.
  for (let kind = FIRST_HONOUR; kind < counts.length; kind++) {
    const count = counts[kind]!;
    if (count === 2) pairs += 1;
    else if (count !== 0 && count !== 3) return false;
  }
  for (let first = 0; first < FIRST_HONOUR; first += RANKS) {
    const split = splitOf(suitKey(counts, first));
    if (split === NO_SPLIT) return false;
    if (split === WITH_ONE_PAIR) pairs += 1;
  }
  // With the size right, one pair and otherwise only sets, the number of sets is right too.
  return pairs === 1 && isHandOf(counts, 3 * sets + 2);
};

/** Whether the tiles are seven pairs; four alike are two of them. */
export const isSevenPairs = (counts: Counts): boolean => {
  let held = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    const count = counts[kind]!;
    if (count % 2 !== 0 || count > COPIES) return false;
    held += count;
  }
  return held === SEVEN_PAIRS_SIZE;
};

/** A fifth copy, which a search for waits may try, has no suit key: it carries, and 56666777788888m would be 55m. */
const isHandOf = (counts: Counts, size: number): boolean => {
  let held = 0;
  // By index: iterating a typed array is several times slower.
  for (let kind = 0; kind < counts.length; kind++) {
    if (counts[kind]! > COPIES) return false;
    held += counts[kind]!;
  }
  return held === size;
};
