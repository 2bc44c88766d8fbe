import { expect, test } from 'vitest';
import { countTiles } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import { RANKS, SUITED } from '../core/tile.ts';
import { tableOf } from '../testing/table.ts';
import { suitKey } from './suitTable.ts';
import {
  SETS,
  SETS_AND_JIANG_PAIR,
  SETS_AND_PAIR,
  TRIPLETS,
  TRIPLETS_AND_PAIR,
  wildsNeeded,
} from './wildTable.ts';

const COLUMNS = [SETS, SETS_AND_PAIR, SETS_AND_JIANG_PAIR, TRIPLETS, TRIPLETS_AND_PAIR];

// what it shows, characters, wilds to make sets, with a pair, with a pair of 2, 5 or 8, triplets, triplets with a pair
const CASES = tableOf(`
  nothing needs nothing, a pair two wilds       -               0  2  2  0   2
  a run                                         123m            0  2  2  6   5
  the last run                                  789m            0  2  2  6   5
  a wild above                                  12m             1  3  3  4   3
  a wild in the middle                          13m             1  3  3  4   3
  a wild below the lowest tile                  89m             1  3  3  4   3
  and below the highest run                     78m             1  3  3  4   3
  8-9-1 is no run                               189m            3  2  5  6   5
  a gap of two is no run                        14m             4  3  6  4   3
  a lone tile                                   1m              2  1  4  2   1
  a lone jiang tile                             5m              2  1  1  2   1
  a pair                                        99m             1  0  3  1   0
  a pair of 2                                   22m             1  0  0  1   0
  a pair of 5                                   55m             1  0  0  1   0
  a pair of 8                                   88m             1  0  0  1   0
  a triplet                                     333m            0  2  2  0   2
  four alike                                    1111m           2  1  4  2   1
  a fifth copy by a wild makes the pair         5555m           2  1  1  2   1
  a triplet and the run above                   111123m         0  2  2  6   5
  three runs are three triplets                 111222333m      0  2  2  0   2
  the pair in the middle of a run               45556m          1  0  0  4   3
  two pairs                                     1122m           2  1  1  2   1
  nine gates                                    1112345678999m  2  1  1  14  13
  all tiles of four kinds                       1111222233334444m  2  1  1  8  7
`);

const columnsOf = (text: string): number[] => {
  const key = suitKey(countTiles(SUITED, tilesOf(SUITED, text)), 0);
  return COLUMNS.map((column) => wildsNeeded(key, column));
};

test.each(CASES)('%s: %s', (_, text = '', ...needed) => {
  expect(columnsOf(text)).toEqual(needed.map(Number));
});

/** What a suit may be made of. */
interface Form {
  readonly runs: boolean;
  readonly pairs: readonly number[];
}
const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const FORMS: readonly Form[] = [
  { runs: true, pairs: ALL },
  { runs: true, pairs: [1, 4, 7] },
  { runs: false, pairs: ALL },
];

/** The slow twin: the lowest tile is in a triplet, in a run at any place, or in the pair; what is missing there is a wild. */
class SlowTwin {
  readonly #form: Form;
  readonly #known = new Map<number, number>();

  constructor(form: Form) {
    this.#form = form;
  }

  fewest(suit: readonly number[], withPair: boolean): number {
    const lowest = suit.findIndex((count) => count > 0);
    if (lowest < 0) return withPair ? 2 : 0;
    const key = suit.reduce((sum, count) => sum * 6 + count, withPair ? 1 : 0);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const best = Math.min(
      ...groupsOf(lowest, this.#form.runs).map((group) => this.#laying(suit, group, withPair)),
      withPair && this.#form.pairs.includes(lowest) ? this.#laying(suit, [lowest, lowest], false) : 99,
    );
    this.#known.set(key, best);
    return best;
  }

  /** Lays the group. A tile that is there is used: leaving it for later and a wild in its place is never cheaper. */
  #laying(suit: readonly number[], group: readonly number[], withPair: boolean): number {
    const rest = suit.slice();
    let wilds = 0;
    for (const rank of group)
      if (rest[rank]! > 0) rest[rank]! -= 1;
      else wilds += 1;
    return wilds + this.fewest(rest, withPair);
  }
}

const groupsOf = (rank: number, runs: boolean): number[][] => {
  const first = runs ? [rank - 2, rank - 1, rank].filter((low) => low >= 0 && low + 2 < RANKS) : [];
  return [[rank, rank, rank], ...first.map((low) => [low, low + 1, low + 2])];
};

/** Every suit of at most `room` tiles. */
function* suits(room: number, ranks = RANKS): Generator<number[]> {
  if (ranks === 0) return yield [];
  for (let count = 0; count <= Math.min(4, room); count++)
    for (const rest of suits(room - count, ranks - 1)) yield [count, ...rest];
}

const [any, jiang, triplets] = FORMS.map((form) => new SlowTwin(form)) as [SlowTwin, SlowTwin, SlowTwin];
const slowColumns = (suit: readonly number[]): number[] => [
  any.fewest(suit, false),
  any.fewest(suit, true),
  jiang.fewest(suit, true),
  triplets.fewest(suit, false),
  triplets.fewest(suit, true),
];

test('the table agrees with the slow answer on every suit of up to 11 tiles', () => {
  let checked = 0;
  const wrong: number[][] = [];
  for (const suit of suits(11)) {
    checked += 1;
    const key = suitKey(Uint8Array.from(suit), 0);
    const expected = slowColumns(suit);
    if (COLUMNS.some((column, i) => wildsNeeded(key, column) !== expected[i])) wrong.push(suit);
  }
  expect(wrong).toEqual([]);
  expect(checked).toBe(123_275);
});

test('a fifth copy has no key and is worked out', () => {
  let checked = 0;
  for (const rest of suits(6, RANKS - 1))
    for (const place of [0, 1, 4, 8]) {
      checked += 1;
      const suit = rest.toSpliced(place, 0, 5);
      const got = COLUMNS.map((column) => wildsNeeded(Uint8Array.from(suit), column));
      expect(got, String(suit)).toEqual(slowColumns(suit));
    }
  expect(checked).toBeGreaterThan(10_000);
});
