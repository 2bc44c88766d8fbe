/*
 * "How many wilds does this suit need?" by table. All tiles of the suit must be used; a wild may stand for any tile,
 * also below the lowest one held and for a fifth copy. Found rank by rank like the costs of a suit, remembered by key.
 */
import type { Counts } from '../core/counts.ts';
import { RANKS } from '../core/tile.ts';
import { countInKey, SUIT_KEYS } from './suitTable.ts';

/** What the suit is to become. Each is a column of the table. */
export const SETS = 0;
export const SETS_AND_PAIR = 1;
/** The pair is of rank 2, 5 or 8. */
export const SETS_AND_JIANG_PAIR = 2;
export const TRIPLETS = 3;
export const TRIPLETS_AND_PAIR = 4;
const COLUMNS = 5;

/** More than any hand has. */
const NEVER = 99;
/** Having the pair in a suit costs at most one wild less than having none there: the tile of the pair would be a triplet with it. */
export const LEAST_FOR_PAIR = -1;

/** Three runs alike are three triplets, so two of each suffice; two triplets alike need wilds as fifth and sixth copy. */
const MAX_RUNS = 2;
const MAX_TRIPLETS = 2;
const REACHES = MAX_RUNS + 1;
/** A state is [pair laid?][runs begun one rank below][runs begun two ranks below]. */
const STATES = 2 * REACHES * REACHES;

interface Form {
  readonly maxRuns: number;
  isPairRank(rank: number): boolean;
}

const ANY_PAIR: Form = { maxRuns: MAX_RUNS, isPairRank: () => true };
const JIANG_PAIR: Form = { maxRuns: MAX_RUNS, isPairRank: (rank) => rank % 3 === 1 };
const ONLY_TRIPLETS: Form = { maxRuns: 0, isPairRank: () => true };

/** By key and column, one more than the answer: nothing is known at first. In one place for good, so that a compiler knows where. */
const table = new Uint8Array(SUIT_KEYS * COLUMNS);
const UNKNOWN = 0;

/** The fewest wilds with which the suit of this key becomes what the column says. A suit with a fifth copy has no key and is given as its counts. */
export const wildsNeeded = (suit: number | Counts, column: number): number => {
  if (typeof suit !== 'number') return allColumns(suit)[column]!;
  const needed = table[suit * COLUMNS + column]!;
  return (needed === UNKNOWN ? learned(suit, column) : needed) - 1;
};

const learned = (key: number, column: number): number => {
  const columns = allColumns(countsOf(key)).map((needed) => needed + 1);
  table.set(columns, key * COLUMNS);
  return columns[column]!;
};

const countsOf = (key: number): Counts =>
  Uint8Array.from({ length: RANKS }, (_, rank) => countInKey(key, rank));

const allColumns = (suit: Counts): number[] => {
  const columns: number[] = [];
  [columns[SETS], columns[SETS_AND_PAIR]] = fewest(suit, ANY_PAIR);
  [, columns[SETS_AND_JIANG_PAIR]] = fewest(suit, JIANG_PAIR);
  [columns[TRIPLETS], columns[TRIPLETS_AND_PAIR]] = fewest(suit, ONLY_TRIPLETS);
  return columns;
};

/** The fewest wilds without and with the pair. */
const fewest = (suit: Counts, form: Form): [without: number, withPair: number] => {
  let below = new Uint8Array(STATES).fill(NEVER);
  below[0] = 0;
  for (let rank = 0; rank < RANKS; rank++) below = advance(below, rank, suit[rank]!, form);
  return [below[0]!, below[REACHES * REACHES]!];
};

const advance = (below: Uint8Array, rank: number, held: number, form: Form): Uint8Array<ArrayBuffer> => {
  const including = new Uint8Array(STATES).fill(NEVER);
  const maxRuns = rank < RANKS - 2 ? form.maxRuns : 0;
  const maxPairs = form.isPairRank(rank) ? 1 : 0;
  for (let state = 0; state < STATES; state++) {
    const used = below[state]!;
    if (used === NEVER) continue;
    const ending = state % REACHES;
    const reaching = Math.floor(state / REACHES) % REACHES;
    const pairs = Math.floor(state / (REACHES * REACHES));
    for (let runs = 0; runs <= maxRuns; runs++)
      for (let triplets = 0; triplets <= MAX_TRIPLETS; triplets++)
        for (let pair = 0; pair <= Math.min(maxPairs, 1 - pairs); pair++) {
          const tiles = ending + reaching + runs + 3 * triplets + 2 * pair;
          if (tiles < held) continue;
          const next = ((pairs + pair) * REACHES + runs) * REACHES + reaching;
          including[next] = Math.min(including[next]!, used + tiles - held);
        }
  }
  return including;
};
