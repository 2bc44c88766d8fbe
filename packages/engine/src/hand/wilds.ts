/** Whether a hand with wilds is finished. Which tiles are wild, and how many may be used, is the ruleset's business. */
import type { Counts } from '../core/counts.ts';
import { RANKS } from '../core/tile.ts';
import { FIRST_HONOUR } from './complete.ts';
import { COPIES, suitKey } from './suitTable.ts';
import {
  NEVER,
  SETS,
  SETS_AND_JIANG_PAIR,
  SETS_AND_PAIR,
  TRIPLETS,
  TRIPLETS_AND_PAIR,
  wildsNeeded,
} from './wildTable.ts';

/** What the hand is to be made of: sets with any pair, sets with a pair of 2, 5 or 8, or nothing but triplets. */
export type HandForm = 'any-pair' | 'jiang-pair' | 'triplets';

const COLUMNS_OF = {
  'any-pair': [SETS, SETS_AND_PAIR],
  'jiang-pair': [SETS, SETS_AND_JIANG_PAIR],
  triplets: [TRIPLETS, TRIPLETS_AND_PAIR],
} as const satisfies Record<HandForm, readonly [number, number]>;

/** Whether the tiles and exactly `wilds` wilds are `sets` sets and a pair of that form. */
export const isCompleteWithWilds = (counts: Counts, wilds: number, sets: number, form: HandForm): boolean => {
  let size = wilds;
  let hasFifth = false;
  // By index: iterating a typed array is several times slower.
  for (let kind = 0; kind < counts.length; kind++) {
    size += counts[kind]!;
    hasFifth ||= counts[kind]! > COPIES;
  }
  // Wilds beyond the fewest come in threes, by the size of the hand, and are a set of their own.
  return size === 3 * sets + 2 && fewestWilds(counts, form, hasFifth) <= wilds;
};

/** The fewest wilds that make the tiles into sets and one pair. A suit with a fifth copy of a tile has no key. */
const fewestWilds = (counts: Counts, form: HandForm, hasFifth: boolean): number => {
  const [setsColumn, pairColumn] = COLUMNS_OF[form];
  let forSets = 0;
  /** What it costs more to have the pair in the cheapest place. */
  let forPair = NEVER;
  for (let first = 0; first < FIRST_HONOUR; first += RANKS) {
    const key = hasFifth ? counts.subarray(first, first + RANKS) : suitKey(counts, first);
    const here = wildsNeeded(key, setsColumn);
    forSets += here;
    forPair = Math.min(forPair, wildsNeeded(key, pairColumn) - here);
  }
  for (let kind = FIRST_HONOUR; kind < counts.length; kind++) {
    const held = counts[kind]!;
    const here = toFill(held, 0);
    forSets += here;
    if (form !== 'jiang-pair') forPair = Math.min(forPair, toFill(held, 2) - here);
  }
  return forSets + forPair;
};

/** What an honour lacks to be triplets, besides `pair` tiles of a pair. */
const toFill = (held: number, pair: number): number => {
  let tiles = pair;
  while (tiles < held) tiles += 3;
  return tiles - held;
};
