/** Whether a hand is finished. The forms only: what else a win asks for is the ruleset's business. */
import type { Counts } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { RANKS, SUITS, suitIndex } from '../core/tile.ts';
import type { SuitKeys } from './keys.ts';
import { FIRST_HONOUR, weightOf } from './keys.ts';
import { COPIES, honourKey, honourSplitOf, NO_SPLIT, PAIR, pairsOf, splitOf, suitKey } from './suitTable.ts';

const SEVEN = 7;

/** Whether the tiles are exactly `sets` sets (0 to 4) and one pair. */
export const isComplete = (counts: Counts, sets: number): boolean => {
  // Honours first: most hands that are not complete have a lone one. All are read before the one question that is asked of
  // them; asked one by one the processor would guess wrong in nearly every hand.
  const honours = counts.length > FIRST_HONOUR ? honourSplitOf(honourKey(counts)) : 0;
  return honours !== NO_SPLIT && areSuits(counts, sets + PAIR - honours);
};

/** Apart, so that where most hands end at their honours only that much is compiled into the loop. */
const areSuits = (counts: Counts, wanted: number): boolean => {
  const m = splitOf(suitKey(counts, 0));
  if (m === NO_SPLIT) return false;
  const p = splitOf(suitKey(counts, RANKS));
  if (p === NO_SPLIT) return false;
  const s = splitOf(suitKey(counts, 2 * RANKS));
  return s !== NO_SPLIT && m + p + s === wanted && !hasFifthCopy(counts);
};

/** The same of a hand that is given by its keys. */
export const isCompleteByKeys = (keys: SuitKeys, sets: number): boolean => {
  let split = 0;
  for (let suit = 0; suit < keys.length; suit++) {
    const own = splitIn(suit, keys[suit]!);
    if (own === NO_SPLIT) return false;
    split += own;
  }
  return split === sets + PAIR;
};

/**
 * The same with one tile more. The other suits are asked first: they mostly settle it, and have been looked up before, so
 * that the answer is near the processor.
 */
export const isCompleteWith = (keys: SuitKeys, tile: Tile, sets: number): boolean => {
  const changed = suitIndex(tile);
  let split = 0;
  for (let suit = 0; suit < keys.length; suit++) {
    if (suit === changed) continue;
    const own = splitIn(suit, keys[suit]!);
    if (own === NO_SPLIT) return false;
    split += own;
  }
  const own = splitIn(changed, keys[changed]! + weightOf(tile));
  return own !== NO_SPLIT && split + own === sets + PAIR;
};

const splitIn = (suit: number, key: number): number =>
  suit === SUITS.length ? honourSplitOf(key) : splitOf(key);

/** Whether the tiles are seven pairs; four alike are two of them. */
export const isSevenPairs = (counts: Counts): boolean => {
  let held = 0;
  for (let kind = 0; kind < counts.length; kind++) {
    const count = counts[kind]!;
    if (count % 2 !== 0 || count > COPIES) return false;
    held += count;
  }
  return held === 2 * SEVEN;
};

/** The same of a hand that is given by its keys; that of the honours reads like one of a suit with nothing in its first ranks. */
export const isSevenPairsByKeys = (keys: SuitKeys): boolean => {
  let pairs = 0;
  for (let suit = 0; suit < keys.length; suit++) {
    const own = pairsOf(keys[suit]!);
    if (own === NO_SPLIT) return false;
    pairs += own;
  }
  return pairs === SEVEN;
};

/** The same with one tile more. */
export const isSevenPairsWith = (keys: SuitKeys, tile: Tile): boolean => {
  const changed = suitIndex(tile);
  let pairs = 0;
  for (let suit = 0; suit < keys.length; suit++) {
    if (suit === changed) continue;
    const own = pairsOf(keys[suit]!);
    if (own === NO_SPLIT) return false;
    pairs += own;
  }
  const own = pairsOf(keys[changed]! + weightOf(tile));
  return own !== NO_SPLIT && pairs + own === SEVEN;
};

/** A fifth copy, which a search for waits may try, has no suit key: it carries, and 56666777788888m would be 55m. */
export const hasFifthCopy = (counts: Counts): boolean => {
  // By index: iterating a typed array is several times slower.
  for (let kind = 0; kind < counts.length; kind++) if (counts[kind]! > COPIES) return true;
  return false;
};
