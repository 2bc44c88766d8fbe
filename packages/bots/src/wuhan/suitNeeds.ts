/*
 * How many tiles a suit lacks for 0 to 4 sets: for the sets alone, with a pair of 2, 5 or 8, with any pair. Worked out
 * when a suit is first met and looked up by its key from then on: games show few of the two million suits.
 */
import type { Counts } from '@paiju/engine';
import { distance, SUITED_AND_HONOURS } from '@paiju/engine';

export const MOST_SETS = 4;
export const RANKS = 9;
/** Where the needs of each sort begin, and how many numbers a suit has. */
export const SETS_ALONE = 0;
export const WITH_JIANG = MOST_SETS + 1;
export const WITH_PAIR = 2 * WITH_JIANG;
const BLOCK = 3 * WITH_JIANG;

const BASE = 5;
/** What one tile of a rank, counted from 0, adds to the key of its suit. */
export const KEY_OF_RANK: readonly number[] = Array.from(
  { length: RANKS },
  (_, rank) => BASE ** (RANKS - 1 - rank),
);

export const keyOfSuit = (hand: Counts, suit: number): number => {
  let key = 0;
  for (let kind = suit * RANKS; kind < (suit + 1) * RANKS; kind++) key = key * BASE + (hand[kind] ?? 0);
  return key;
};

/** By key: the number of the suit's needs, from 1; suits with the same needs share it. */
const numbers = new Uint16Array(BASE ** RANKS);
const numberByText = new Map<string, number>();
let needs = new Uint8Array(BLOCK * 1024);

/** All needs one after another. Asked for anew after every `placeOf`, which may make room for more. */
export const allNeeds = (): Uint8Array => needs;

/** Where the needs of a suit begin. */
export const placeOf = (key: number): number => {
  const known = numbers[key] ?? 0;
  if (known !== 0) return known * BLOCK;
  const found = needsOf(key);
  const text = found.join();
  const number = numberByText.get(text) ?? keep(text, found);
  numbers[key] = number;
  return number * BLOCK;
};

const keep = (text: string, found: readonly number[]): number => {
  const number = numberByText.size + 1;
  numberByText.set(text, number);
  if ((number + 1) * BLOCK > needs.length) {
    const larger = new Uint8Array(2 * needs.length);
    larger.set(needs);
    needs = larger;
  }
  needs.set(found, number * BLOCK);
  return number;
};

const SET_COUNTS = Array.from({ length: MOST_SETS + 1 }, (_, sets) => sets);
const JIANG_RANKS = [1, 4, 7];
const PAIR = 2;
/** A pair of honours, which make no run, leaves `distance` the sets of the suit alone to count. */
const ZHONG = SUITED_AND_HONOURS.codes.indexOf('7z');
const FIRST_SUIT = 0b0001;
const FIRST_SUIT_AND_HONOURS = 0b1001;

const needsOf = (key: number): number[] => {
  const counts = new Uint8Array(SUITED_AND_HONOURS.codes.length);
  for (let rank = RANKS - 1, rest = key; rank >= 0; rank--, rest = Math.floor(rest / BASE))
    counts[rank] = rest % BASE;
  const forSets = (sets: number): number => {
    counts[ZHONG] = PAIR;
    const lacking = distance(counts, sets, FIRST_SUIT_AND_HONOURS) + 1;
    counts[ZHONG] = 0;
    return lacking;
  };
  /** The pair is tried in every place, whole and half; the sets are made of what is left. */
  const withJiang = (sets: number): number => {
    let least = forSets(sets) + PAIR;
    for (const rank of JIANG_RANKS) {
      const held = counts[rank] ?? 0;
      for (let used = 1; used <= Math.min(held, PAIR); used++) {
        counts[rank] = held - used;
        least = Math.min(least, forSets(sets) + PAIR - used);
      }
      counts[rank] = held;
    }
    return least;
  };
  const withPair = (sets: number): number => distance(counts, sets, FIRST_SUIT) + 1;
  return [forSets, withJiang, withPair].flatMap((lacking) => SET_COUNTS.map(lacking));
};
