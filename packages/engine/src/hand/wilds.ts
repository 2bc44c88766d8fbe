/** Whether a hand with wilds is finished. Which tiles are wild, and how many may be used, is the ruleset's business. */
import type { Counts } from '../core/counts.ts';
import { RANKS } from '../core/tile.ts';
import { FIRST_HONOUR } from './keys.ts';
import { COPIES, suitKey } from './suitTable.ts';
import {
  LEAST_FOR_PAIR,
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
  const honours = wildsForHonours(counts);
  // Most hands would need more wilds for their honours alone.
  if (honours + LEAST_FOR_PAIR > wilds) return false;
  let size = wilds;
  let most = 0;
  // By index: iterating a typed array is several times slower.
  for (let kind = 0; kind < counts.length; kind++) {
    size += counts[kind]!;
    most |= counts[kind]! + SPARE;
  }
  // Wilds beyond the fewest come in threes, by the size of the hand, and are a set of their own.
  return size === 3 * sets + 2 && suffices(counts, wilds, form, { honours, hasFifth: most > COPIES + SPARE });
};

/** Added to a count it leaves the bits below that of a fifth copy. */
const SPARE = 3;

/** To make triplets of all honours. */
const wildsForHonours = (counts: Counts): number => {
  let wilds = 0;
  for (let kind = FIRST_HONOUR; kind < counts.length; kind++) wilds += (2 * counts[kind]!) % 3;
  return wilds;
};

/** Whether so many wilds make the tiles into sets and one pair. A suit with a fifth copy of a tile has no key. */
const suffices = (
  counts: Counts,
  wilds: number,
  form: HandForm,
  { honours, hasFifth }: { readonly honours: number; readonly hasFifth: boolean },
): boolean => {
  const [setsColumn, pairColumn] = COLUMNS_OF[form];
  let forSets = honours;
  /** What it costs more to have the pair in the cheapest place: an honour that is no triplet, or two wilds, or a suit. */
  let forPair = honours > 0 && form !== 'jiang-pair' ? LEAST_FOR_PAIR : 2;
  for (let first = 0; first < FIRST_HONOUR; first += RANKS) {
    const key = hasFifth ? counts.subarray(first, first + RANKS) : suitKey(counts, first);
    const here = wildsNeeded(key, setsColumn);
    forSets += here;
    if (forSets + LEAST_FOR_PAIR > wilds) return false;
    forPair = Math.min(forPair, wildsNeeded(key, pairColumn) - here);
  }
  return forSets + forPair <= wilds;
};
