/*
 * "Does this suit split into sets?" answered by table.
 * A suit is nine counts of 0 to 4, read as a nine-digit base-5 number: its key. The table is not found by search; it
 * is built by laying down every combination of at most four sets and one pair, so it holds what is legal and no more.
 */
import type { Counts } from '../core/counts.ts';
import { RANKS } from '../core/tile.ts';

/** The most copies of a kind that a key can hold. A ruleset with more copies needs keys of its own. */
export const COPIES = 4;
/** The most sets in a hand. */
export const MAX_SETS = 4;
const BASE = COPIES + 1;
export const SUIT_KEYS = BASE ** RANKS;

const SPLITS_INTO_SETS = 1;
const SPLITS_WITH_PAIR = 2;

/** The key of the nine counts that begin at `first`, rank 1 in the highest digit. A count above COPIES has no key. */
export const suitKey = (counts: Counts, first: number): number => {
  let key = 0;
  for (let kind = first; kind < first + RANKS; kind++) key = key * BASE + counts[kind]!;
  return key;
};

/** The count that a key holds for a rank, ranks counted from 0. */
export const countInKey = (key: number, rank: number): number =>
  Math.floor(key / BASE ** (RANKS - 1 - rank)) % BASE;

/** Whether the suit is nothing but sets, at most four. An empty suit is. */
export const splitsIntoSets = (key: number): boolean => (splits()[key]! & SPLITS_INTO_SETS) !== 0;

/** Whether the suit is one pair and otherwise nothing but sets, at most four. */
export const splitsWithPair = (key: number): boolean => (splits()[key]! & SPLITS_WITH_PAIR) !== 0;

let table: Uint8Array | null = null;

const splits = (): Uint8Array => {
  table ??= buildSplits();
  return table;
};

const buildSplits = (): Uint8Array => {
  const built = new Uint8Array(SUIT_KEYS);
  const laid = new Uint8Array(RANKS);

  const markLaid = (): void => {
    built[suitKey(laid, 0)]! |= SPLITS_INTO_SETS;
    for (let rank = 0; rank < RANKS; rank++) {
      laid[rank]! += 2;
      if (laid[rank]! <= COPIES) built[suitKey(laid, 0)]! |= SPLITS_WITH_PAIR;
      laid[rank]! -= 2;
    }
  };

  /** Sets are laid in the order of SETS, so no combination is laid twice. */
  const layFrom = (next: number, setsLeft: number): void => {
    markLaid();
    if (setsLeft === 0) return;
    for (let i = next; i < SETS.length; i++) {
      const set = SETS[i]!;
      for (const rank of set) laid[rank]! += 1;
      if (set.every((rank) => laid[rank]! <= COPIES)) layFrom(i, setsLeft - 1);
      for (const rank of set) laid[rank]! -= 1;
    }
  };

  layFrom(0, MAX_SETS);
  return built;
};

const triplets = Array.from({ length: RANKS }, (_, rank) => [rank, rank, rank]);
const runs = Array.from({ length: RANKS - 2 }, (_, rank) => [rank, rank + 1, rank + 2]);
/** Every set of a suit, as the ranks it is made of, counted from 0. */
const SETS: readonly (readonly number[])[] = [...triplets, ...runs];
