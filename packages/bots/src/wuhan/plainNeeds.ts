/** How many tiles a hand lacks for sets and a pair of 2, 5 or 8 (W-6.1), and how many with a tile more or less. */
import type { Counts, Tile } from '@paiju/engine';
import {
  allNeeds,
  KEY_OF_RANK,
  keyOfSuit,
  MOST_SETS,
  placeOf,
  RANKS,
  SETS_ALONE,
  WITH_JIANG,
} from './suitNeeds.ts';

const SUITS = 3;
const HONOURS = SUITS * RANKS;
const TRIPLET = 3;
/** Needs without the pair stand first, those with it from here. */
const PAIRED = MOST_SETS + 1;
const WIDTH = 2 * PAIRED;

/** A hand without special tiles. */
export class PlainNeeds {
  readonly lacking: number;
  readonly #hand: Counts;
  readonly #sets: number;
  readonly #keys: readonly number[];
  /** Of everything but one suit, and at last of everything but the honours. */
  readonly #others: readonly Uint8Array[];

  constructor(hand: Counts, sets: number) {
    this.#hand = hand;
    this.#sets = sets;
    this.#keys = [keyOfSuit(hand, 0), keyOfSuit(hand, 1), keyOfSuit(hand, 2)];
    const [m, p, s] = this.#keys.map(needsOfSuit) as [Uint8Array, Uint8Array, Uint8Array];
    const honours = needsOfHonours(hand, null, 0);
    const both = together(m, p, sets);
    this.#others = [
      together(together(p, s, sets), honours, sets),
      together(together(m, s, sets), honours, sets),
      together(both, honours, sets),
      together(both, s, sets),
    ];
    this.lacking = this.#fewest(m, 0);
  }

  /** With one more tile of a kind (`step` 1) or one less (−1). */
  lackingAfter(tile: Tile, step: 1 | -1): number {
    if (tile >= HONOURS) return this.#fewest(needsOfHonours(this.#hand, tile, step), SUITS);
    const suit = Math.floor(tile / RANKS);
    return this.#withKey(suit, (this.#keys[suit] ?? 0) + step * (KEY_OF_RANK[tile % RANKS] ?? 0));
  }

  #withKey(suit: number, key: number): number {
    const at = placeOf(key);
    const needs = allNeeds();
    const others = this.#others[suit] as Uint8Array;
    let fewest = Number.POSITIVE_INFINITY;
    for (let here = 0, there = this.#sets; there >= 0; here++, there--)
      fewest = Math.min(
        fewest,
        (needs[at + SETS_ALONE + here] ?? 0) + (others[there + PAIRED] ?? 0),
        (needs[at + WITH_JIANG + here] ?? 0) + (others[there] ?? 0),
      );
    return fewest;
  }

  #fewest(own: Uint8Array, place: number): number {
    const others = this.#others[place] as Uint8Array;
    let fewest = Number.POSITIVE_INFINITY;
    for (let here = 0, there = this.#sets; there >= 0; here++, there--)
      fewest = Math.min(
        fewest,
        (own[here] ?? 0) + (others[there + PAIRED] ?? 0),
        (own[here + PAIRED] ?? 0) + (others[there] ?? 0),
      );
    return fewest;
  }
}

const needsOfSuit = (key: number): Uint8Array => {
  const at = placeOf(key);
  return allNeeds().subarray(at, at + WIDTH);
};

/** More than any hand can lack; two of them still fit a byte. */
const IMPOSSIBLE = 99;

/** As many kinds of honours as there are, and none. */
const HONOUR_COUNTS = 8;
const PAIR = 2;
/** By how many kinds are held as triplet, pair and single tile: worked out once. */
const honourNeeds: Uint8Array[] = [];

/** Honours are triplets or nothing here. */
const needsOfHonours = (hand: Counts, changed: Tile | null, step: number): Uint8Array => {
  let triplets = 0;
  let pairs = 0;
  let singles = 0;
  for (let kind = HONOURS; kind < hand.length; kind++) {
    const held = (hand[kind] ?? 0) + (kind === changed ? step : 0);
    if (held >= TRIPLET) triplets += 1;
    else if (held === PAIR) pairs += 1;
    else if (held === 1) singles += 1;
  }
  const key = (triplets * HONOUR_COUNTS + pairs) * HONOUR_COUNTS + singles;
  honourNeeds[key] ??= needsWith(triplets, pairs, singles);
  return honourNeeds[key];
};

/** The kinds held most often come first. */
const needsWith = (triplets: number, pairs: number, singles: number): Uint8Array => {
  const held = [...Array(triplets).fill(TRIPLET), ...Array(pairs).fill(PAIR), ...Array(singles).fill(1)];
  const needs = new Uint8Array(WIDTH).fill(IMPOSSIBLE);
  needs[0] = 0;
  for (let sets = 0; sets < MOST_SETS; sets++)
    needs[sets + 1] = (needs[sets] ?? 0) + TRIPLET - (held[sets] ?? 0);
  return needs;
};

/** Every way to share sets and the pair out among the two. */
const together = (a: Uint8Array, b: Uint8Array, most: number): Uint8Array => {
  const both = new Uint8Array(WIDTH).fill(IMPOSSIBLE);
  for (let sets = 0; sets <= most; sets++) {
    let alone = IMPOSSIBLE;
    let paired = IMPOSSIBLE;
    for (let here = 0, there = sets; there >= 0; here++, there--) {
      const inA = a[here] ?? 0;
      const inB = b[there] ?? 0;
      alone = Math.min(alone, inA + inB);
      paired = Math.min(paired, inA + (b[there + PAIRED] ?? 0), (a[here + PAIRED] ?? 0) + inB);
    }
    both[sets] = alone;
    both[sets + PAIRED] = paired;
  }
  return both;
};
