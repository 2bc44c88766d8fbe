import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles, noTiles } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import { RANKS, SUITED_AND_HONOURS } from '../core/tile.ts';
import { tableOf } from '../testing/table.ts';
import type { HandForm } from './wilds.ts';
import { isCompleteWithWilds } from './wilds.ts';

const FORMS = ['any-pair', 'jiang-pair', 'triplets'] as const satisfies readonly HandForm[];
const SET = SUITED_AND_HONOURS;

// what it shows, hand, wilds, sets, the forms it has
const CASES = tableOf(`
  four sets and a jiang pair            123m 456p 789s 111z 55p        0  4  any-pair jiang-pair
  another pair                          123m 456p 789s 111z 99p        0  4  any-pair
  a pair of honours                     123m 456p 789s 111s 66z        0  4  any-pair
  a wild below the lowest tile: 789     89m 55p                        1  1  any-pair jiang-pair
  above                                 12m 55p                        1  1  any-pair jiang-pair
  in the middle                         13m 55p                        1  1  any-pair jiang-pair
  a gap of two is too wide              14m 55p                        1  1  -
  6-7-8 with a wild for 6               78m 55p                        1  1  any-pair jiang-pair
  suits do not wrap: 8-9-1              89m 1p 5p                      1  1  -
  nor do ranks                          19m 55p                        1  1  -
  9s 1z is no run                       9s 1z 55p                      1  1  -
  honours form no run                   12z 55p                        1  1  -
  a triplet with a wild                 11z 55p                        1  1  any-pair jiang-pair triplets
  a real fifth copy, as a search for waits tries it  55555p                         0  1  any-pair jiang-pair triplets
  a wild as fifth copy makes the pair    5555p                         1  1  any-pair jiang-pair triplets
  a fifth and a sixth copy              5555p 8p                       0  1  -
  a sixth copy by wilds                 5555p 88p                      2  2  any-pair jiang-pair triplets
  a fifth copy in pair and runs         34455555667m                   0  3  any-pair jiang-pair
  the same, no jiang pair               12233333445m                   0  3  any-pair
  a fifth copy that does not fit        55555m 1p 2p 3p                0  2  any-pair jiang-pair
  a fifth copy of an honour             11111z                         0  1  any-pair triplets
  a pair of wilds                       123m                           2  1  any-pair jiang-pair
  a pair of wilds beside triplets       111m                           2  1  any-pair jiang-pair triplets
  a pair with one wild                  123m 5p                        1  1  any-pair jiang-pair
  a pair with one wild, 9               123m 9p                        1  1  any-pair
  a pair with one wild, an honour       123m 1z                        1  1  any-pair
  a triplet of wilds                    55p                            3  1  any-pair jiang-pair triplets
  wilds alone                           -                              2  0  any-pair jiang-pair triplets
  five wilds                            -                              5  1  any-pair jiang-pair triplets
  one wild and a tile                   8s                             1  0  any-pair jiang-pair triplets
  a tile too many                       123m 55p 1p                    0  1  -
  a wild too many                       123m 55p                       1  1  -
  a set too few is asked for            123m 55p                       0  0  -
  a set too many is asked for           123m 55p                       0  2  -
  no tile at all                        -                              0  0  -
  a wild too few                        14m 7p                         2  1  -
  two pairs with a wild                 1122m                          1  1  any-pair jiang-pair triplets
  two pairs of 1 and 9                  1199m                          1  1  any-pair triplets
  triplets only                         111m 999p 33z 5s               2  3  any-pair jiang-pair triplets
  a run is no triplet                   123m 999p 33z 55s              1  3  any-pair jiang-pair
  the pair in the cheapest place        23m 56p 88s                    2  2  any-pair jiang-pair
  the pair of wilds is the cheapest     123m 567p                      2  2  any-pair jiang-pair
`);

test.each(CASES)('%s: %s and %s wilds', (_, text = '', wilds, sets, forms) => {
  const counts = countTiles(SET, tilesOf(SET, text));
  const has = FORMS.filter((form) => isCompleteWithWilds(counts, Number(wilds), Number(sets), form));
  expect(has.join(' ')).toBe(forms);
});

/*
 * The slow twin. A part of the hand (a suit, or the honours) is laid out in every way there is: the lowest tile is in a
 * triplet, a run or the pair, and every other place of that group is a tile still held or a wild. What comes of it is
 * the list of all (sets, pairs, wilds) with which the part can be used up. Groups of wilds alone are added at the end.
 */
type Groups = (kind: number) => { readonly sets: readonly number[][]; readonly pairs: readonly number[][] };

/** Sets, pairs and wilds as the hexadecimal digits of one number, so that two uses are added as numbers. */
type Use = number;
const NOTHING: Use = 0;
const SET_LAID: Use = 0x100;
const PAIR_LAID: Use = 0x010;
const WILD: Use = 0x001;
const setsIn = (use: Use): number => use >> 8;
const pairsIn = (use: Use): number => (use >> 4) & 15;
const wildsIn = (use: Use): number => use & 15;

const isSensible = (use: Use): boolean => setsIn(use) <= 4 && pairsIn(use) <= 1 && wildsIn(use) <= 4;
const distinct = (uses: readonly Use[]): Use[] => [...new Set(uses.filter(isSensible))];

class Twin {
  readonly #groups: Groups;
  readonly #known = new Map<number, Use[]>();

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  usesOf(part: ArrayLike<number>): readonly Use[] {
    let key = 0;
    for (let kind = 0; kind < part.length; kind++) key = key * 6 + part[kind]!;
    let uses = this.#known.get(key);
    if (uses === undefined) {
      uses = this.#layingAll(Array.from(part));
      this.#known.set(key, uses);
    }
    return uses;
  }

  #layingAll(part: readonly number[]): Use[] {
    const lowest = part.findIndex((count) => count > 0);
    if (lowest < 0) return [NOTHING];
    const { sets, pairs } = this.#groups(lowest);
    return distinct([
      ...sets.flatMap((group) => this.#laying(part, lowest, group, SET_LAID)),
      ...pairs.flatMap((group) => this.#laying(part, lowest, group, PAIR_LAID)),
    ]);
  }

  /** The lowest tile itself, and every other place of the group as a tile or as a wild. */
  #laying(part: readonly number[], lowest: number, group: readonly number[], laid: Use): Use[] {
    const others = group.toSpliced(group.indexOf(lowest), 1);
    const ways: Use[] = [];
    const place = (i: number, rest: readonly number[], wilds: number): void => {
      const kind = others[i];
      if (kind === undefined) {
        for (const use of this.usesOf(rest)) ways.push(laid + wilds * WILD + use);
        return;
      }
      place(i + 1, rest, wilds + 1);
      if (rest[kind]! > 0) place(i + 1, rest.with(kind, rest[kind]! - 1), wilds);
    };
    place(0, part.with(lowest, part[lowest]! - 1), 0);
    return ways;
  }
}

const sameOf = (kind: number, times: number): number[] => Array.from({ length: times }, () => kind);
const runsWith = (rank: number): number[][] =>
  [rank - 2, rank - 1, rank]
    .filter((low) => low >= 0 && low + 2 < RANKS)
    .map((low) => [low, low + 1, low + 2]);
const isJiangRank = (rank: number): boolean => [1, 4, 7].includes(rank);

const TWINS: Readonly<Record<HandForm, { readonly suit: Twin; readonly honours: Twin }>> = {
  'any-pair': {
    suit: new Twin((rank) => ({ sets: [sameOf(rank, 3), ...runsWith(rank)], pairs: [sameOf(rank, 2)] })),
    honours: new Twin((kind) => ({ sets: [sameOf(kind, 3)], pairs: [sameOf(kind, 2)] })),
  },
  'jiang-pair': {
    suit: new Twin((rank) => ({
      sets: [sameOf(rank, 3), ...runsWith(rank)],
      pairs: isJiangRank(rank) ? [sameOf(rank, 2)] : [],
    })),
    honours: new Twin((kind) => ({ sets: [sameOf(kind, 3)], pairs: [] })),
  },
  triplets: {
    suit: new Twin((rank) => ({ sets: [sameOf(rank, 3)], pairs: [sameOf(rank, 2)] })),
    honours: new Twin((kind) => ({ sets: [sameOf(kind, 3)], pairs: [sameOf(kind, 2)] })),
  },
};

const slowly = (counts: Counts, wilds: number, sets: number, form: HandForm): boolean => {
  const { suit, honours } = TWINS[form];
  let uses: readonly Use[] = [NOTHING];
  for (let first = 0; first < counts.length; first += RANKS) {
    const own = (first < 27 ? suit : honours).usesOf(counts.subarray(first, first + RANKS));
    const both: Use[] = [];
    for (const use of own) for (const other of uses) if (isSensible(use + other)) both.push(use + other);
    uses = both;
  }
  // What is still lacking is made of wilds alone, and every wild has its place.
  return uses.some(
    (use) =>
      wilds - wildsIn(use) === 3 * (sets - setsIn(use)) + 2 * (1 - pairsIn(use)) && setsIn(use) <= sets,
  );
};

/** Numbers in a fixed order, quickly: mulberry32. */
const dice = (seed: number): ((sides: number) => number) => {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * sides);
  };
};

/** A complete hand, now and then of one suit, before any tile becomes a wild. */
const completeTiles = (roll: (sides: number) => number, sets: number): number[] => {
  const suits = roll(8) === 0 ? [roll(3)] : [0, 1, 2];
  const kind = (): number => (roll(8) === 0 ? 27 + roll(7) : suits[roll(suits.length)]! * 9 + roll(9));
  const pair = roll(2) === 0 ? kind() : suits[roll(suits.length)]! * 9 + [1, 4, 7][roll(3)]!;
  const onlyTriplets = roll(3) === 0;
  const tiles = [pair, pair];
  for (let set = 0; set < sets; set++) {
    const first = kind();
    const isRun = !onlyTriplets && first < 27 && first % 9 <= 6 && roll(4) !== 0;
    tiles.push(first, first + (isRun ? 1 : 0), first + (isRun ? 2 : 0));
  }
  return tiles;
};

/** `wilds` of the tiles become wilds; in some hands one or two others become any other tile. */
const anyHand = (roll: (sides: number) => number, sets: number, wilds: number): Counts => {
  const tiles = completeTiles(roll, sets);
  for (let i = 0; i < wilds; i++) tiles.splice(roll(tiles.length), 1);
  for (let spoil = Math.max(0, roll(5) - 2); spoil > 0 && tiles.length > 0; spoil--) {
    const place = roll(tiles.length);
    const near = tiles[place]! + roll(5) - 2;
    tiles[place] = roll(2) === 0 && near >= 0 && near < 34 ? near : roll(34);
  }
  const counts = noTiles(SET);
  for (const tile of tiles) counts[tile]! += 1;
  return counts;
};

const HANDS = 1_000_000;

test('agrees with the slow answer on a million hands of every size, with 0 to 4 wilds', () => {
  const roll = dice(20_261_115);
  const yes = { 'any-pair': 0, 'jiang-pair': 0, triplets: 0 };
  const wrong: string[] = [];
  let checked = 0;
  while (checked < HANDS) {
    const sets = roll(5);
    const wilds = Math.min(roll(5), 3 * sets + 2);
    const counts = anyHand(roll, sets, wilds);
    if (counts.some((count) => count > 5)) continue;
    checked += 1;
    for (const form of FORMS) {
      const answer = isCompleteWithWilds(counts, wilds, sets, form);
      if (answer) yes[form] += 1;
      if (answer !== slowly(counts, wilds, sets, form)) wrong.push(`${counts} ${wilds} ${sets} ${form}`);
    }
  }
  expect(wrong.slice(0, 5)).toEqual([]);
  for (const form of FORMS) {
    expect(yes[form] / HANDS, form).toBeGreaterThan(0.2);
    expect(yes[form] / HANDS, form).toBeLessThan(0.9);
  }
});
