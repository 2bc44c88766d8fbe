/*
 * "Does this suit split into sets?" answered by table.
 * A suit is nine counts of 0 to 4, read as a nine-digit base-5 number: its key. The table is not found by search; it
 * is built by laying down every combination of at most four sets and one pair, so it holds what is legal and no more.
 */
import type { Counts } from '../core/counts.ts';
import { HONOUR_KINDS, RANKS } from '../core/tile.ts';

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

/**
 * What a suit splits into: the number of its sets, at most four, and PAIR more where one pair is among them. An empty
 * suit is no sets. The splits of several suits add up to the split of all of them.
 */
export const NO_SPLIT = -1;
/** More than all suits together have sets. */
export const PAIR = 32;

export const splitOf = (key: number): number => {
  if (!areSplitsBuilt) buildSplits();
  return splits[key]!;
};

/** In one place for good, so that a compiler knows where, but filled at first use. */
const splits = new Int8Array(SUIT_KEYS);
let areSplitsBuilt = false;

const buildSplits = (): void => {
  splits.fill(NO_SPLIT);
  const laid = new Uint8Array(RANKS);

  const markLaid = (sets: number): void => {
    splits[suitKey(laid, 0)] = sets;
    for (let rank = 0; rank < RANKS; rank++) {
      laid[rank]! += 2;
      if (laid[rank]! <= COPIES) splits[suitKey(laid, 0)] = sets + PAIR;
      laid[rank]! -= 2;
    }
  };

  /** Sets are laid in the order of SETS, so no combination is laid twice. */
  const layFrom = (next: number, setsLeft: number): void => {
    markLaid(MAX_SETS - setsLeft);
    if (setsLeft === 0) return;
    for (let i = next; i < SETS.length; i++) {
      const set = SETS[i]!;
      for (const rank of set) laid[rank]! += 1;
      if (set.every((rank) => laid[rank]! <= COPIES)) layFrom(i, setsLeft - 1);
      for (const rank of set) laid[rank]! -= 1;
    }
  };

  layFrom(0, MAX_SETS);
  areSplitsBuilt = true;
};

const triplets = Array.from({ length: RANKS }, (_, rank) => [rank, rank, rank]);
const runs = Array.from({ length: RANKS - 2 }, (_, rank) => [rank, rank + 1, rank + 2]);
/** Every set of a suit, as the ranks it is made of, counted from 0. */
const SETS: readonly (readonly number[])[] = [...triplets, ...runs];

/** The same for honours, which form no runs. */
export const honourSplitOf = (key: number): number => {
  if (!areHonoursBuilt) buildHonours();
  return honourSplits[key]!;
};

const honourSplits = new Int8Array(BASE ** HONOUR_KINDS);
let areHonoursBuilt = false;

/** By how often one honour is held. */
const ONE_HONOUR = [0, NO_SPLIT, PAIR, 1, NO_SPLIT] as const;

/** The key without its last honour is known before the key itself. */
const buildHonours = (): void => {
  for (let key = 1; key < honourSplits.length; key++) {
    const others = honourSplits[Math.floor(key / BASE)]!;
    const own = ONE_HONOUR[key % BASE]!;
    const isSplit = others !== NO_SPLIT && own !== NO_SPLIT && others + own < 2 * PAIR;
    honourSplits[key] = isSplit ? others + own : NO_SPLIT;
  }
  areHonoursBuilt = true;
};

/** How many pairs a suit is, where four alike are two of them; NO_SPLIT where a tile is left over. */
export const pairsOf = (key: number): number => {
  if (!arePairsBuilt) buildPairs();
  return pairs[key]!;
};

const pairs = new Int8Array(SUIT_KEYS);
let arePairsBuilt = false;

const buildPairs = (): void => {
  pairs.fill(NO_SPLIT);
  const layFrom = (rank: number, key: number, laid: number): void => {
    if (rank === RANKS) {
      pairs[key] = laid;
      return;
    }
    for (let own = 0; 2 * own <= COPIES; own++) layFrom(rank + 1, key * BASE + 2 * own, laid + own);
  };
  layFrom(0, 0, 0);
  arePairsBuilt = true;
};
