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
export const BASE = COPIES + 1;
export const SUIT_KEYS = BASE ** RANKS;

/**
 * The key of the nine counts that begin at `first`, rank 1 in the highest digit. A count above COPIES has no key.
 * Written out: as a loop it was the largest part of every question about a hand.
 */
export const suitKey = (counts: Counts, first: number): number =>
  counts[first]! * 390_625 +
  counts[first + 1]! * 78_125 +
  counts[first + 2]! * 15_625 +
  counts[first + 3]! * 3125 +
  counts[first + 4]! * 625 +
  counts[first + 5]! * 125 +
  counts[first + 6]! * 25 +
  counts[first + 7]! * 5 +
  counts[first + 8]!;

/** The same for the seven honours. */
export const honourKey = (counts: Counts): number =>
  counts[27]! * 15_625 +
  counts[28]! * 3125 +
  counts[29]! * 625 +
  counts[30]! * 125 +
  counts[31]! * 25 +
  counts[32]! * 5 +
  counts[33]!;

/** The count that a key holds for a rank, ranks counted from 0. */
export const countInKey = (key: number, rank: number): number =>
  Math.floor(key / BASE ** (RANKS - 1 - rank)) % BASE;

/** What a suit splits into: nothing, at most four sets, or that and one pair. An empty suit is no sets. */
export const NO_SPLIT = 0;
export const INTO_SETS = 1;
export const WITH_ONE_PAIR = 2;

export const splitOf = (key: number): number => {
  splits ??= build();
  return (splits[key >> 4]! >>> ((key & 15) << 1)) & 3;
};

/** Two bits for each key, sixteen keys in an element: small enough to stay near the processor. */
let splits: Int32Array | null = null;

const build = (): Int32Array => {
  const built = new Int32Array(Math.ceil(SUIT_KEYS / 16));
  const laid = new Uint8Array(RANKS);
  const mark = (split: number): void => {
    const key = suitKey(laid, 0);
    built[key >> 4]! |= split << ((key & 15) << 1);
  };

  const markLaid = (): void => {
    mark(INTO_SETS);
    for (let rank = 0; rank < RANKS; rank++) {
      laid[rank]! += 2;
      if (laid[rank]! <= COPIES) mark(WITH_ONE_PAIR);
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
