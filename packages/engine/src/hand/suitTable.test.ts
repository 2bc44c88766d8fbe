import { expect, test } from 'vitest';
import { countTiles } from '../core/counts.ts';
import { tilesOf } from '../core/notation.ts';
import { HONOUR_KINDS, RANKS, SUITED } from '../core/tile.ts';
import { BASE, honourSplitOf, NO_SPLIT, PAIR, pairsOf, splitOf, suitKey } from './suitTable.ts';

const keyOf = (text: string): number => suitKey(countTiles(SUITED, tilesOf(SUITED, text)), 0);

// [what it shows, characters, splits into sets, splits with a pair]
const CASES: readonly [string, string, boolean, boolean][] = [
  ['nothing is no sets', '', true, false],
  ['a run', '123m', true, false],
  ['the last run', '789m', true, false],
  ['8-9-1 is no run', '189m', false, false],
  ['9-1-2 is no run', '129m', false, false],
  ['a gap is no run', '124m', false, false],
  ['a triplet', '555m', true, false],
  ['four alike are no set', '1111m', false, false],
  ['four alike are no two pairs', '2222m', false, false],
  ['a pair', '99m', false, true],
  ['a triplet and a run share the one', '111123m', true, false],
  ['three runs alike, or three triplets', '111222333m', true, false],
  ['the pair in the middle of a run', '45556m', false, true],
  ['nine gates and one more', '11123456789995m', false, true],
  ['two pairs', '1199m', false, false],
  ['four sets and a pair', '11122233344455m', false, true],
  ['a fifth set is more than a hand holds', '111222333444555m', false, false],
];

const splitBy = (tiles: number, intoSets: boolean, withPair: boolean): number =>
  intoSets ? tiles / 3 : withPair ? (tiles - 2) / 3 + PAIR : NO_SPLIT;

test.each(CASES)('%s: %s', (_, text, intoSets, withPair) => {
  expect(splitOf(keyOf(text))).toBe(splitBy(Math.max(0, text.length - 1), intoSets, withPair));
});

test('a key reads nine counts from where it is told', () => {
  const counts = countTiles(SUITED, tilesOf(SUITED, '44m 1199p 1s'));
  expect([0, 9, 18].map((first) => suitKey(counts, first).toString(5))).toEqual([
    '200000',
    '200000002',
    '100000000',
  ]);
});

/** The slow twin: the lowest tile is in a triplet or begins a run. */
const slowlySplits = (suit: number[]): boolean => {
  const lowest = suit.findIndex((count) => count > 0);
  if (lowest < 0) return true;
  return (
    splitsWithout(suit, [lowest, lowest, lowest]) ||
    (lowest + 2 < RANKS && splitsWithout(suit, [lowest, lowest + 1, lowest + 2]))
  );
};

const splitsWithout = (suit: number[], ranks: number[]): boolean => {
  const rest = suit.slice();
  for (const rank of ranks) rest[rank]! -= 1;
  return rest.every((count) => count >= 0) && slowlySplits(rest);
};

const slowlySplitsWithPair = (suit: number[]): boolean =>
  suit.some((count, rank) => count >= 2 && slowlySplits(suit.with(rank, count - 2)));

const slowPairs = (suit: number[]): number =>
  suit.every((count) => count % 2 === 0) ? suit.reduce((sum, count) => sum + count, 0) / 2 : NO_SPLIT;

/** Every suit of at most `room` tiles. */
function* suits(room: number, ranks = RANKS): Generator<number[]> {
  if (ranks === 0) return yield [];
  for (let count = 0; count <= Math.min(4, room); count++)
    for (const rest of suits(room - count, ranks - 1)) yield [count, ...rest];
}

test('the table agrees with the slow answer on every suit of up to 14 tiles', () => {
  let checked = 0;
  const wrong: number[][] = [];
  for (const suit of suits(14)) {
    checked += 1;
    const key = suitKey(Uint8Array.from(suit), 0);
    const tiles = suit.reduce((sum, count) => sum + count, 0);
    if (splitOf(key) !== splitBy(tiles, slowlySplits(suit), slowlySplitsWithPair(suit))) wrong.push(suit);
    if (pairsOf(key) !== slowPairs(suit)) wrong.push(suit);
  }
  expect(wrong).toEqual([]);
  expect(checked).toBe(405_350);
});

test('and on every key of the honours', () => {
  const wrong: number[][] = [];
  for (let key = 0; key < BASE ** HONOUR_KINDS; key++) {
    const honours = [...key.toString(BASE).padStart(HONOUR_KINDS, '0')].map(Number);
    const times = (held: number): number => honours.filter((count) => count === held).length;
    const isSplit = times(1) === 0 && times(4) === 0 && times(2) <= 1;
    if (honourSplitOf(key) !== (isSplit ? times(3) + times(2) * PAIR : NO_SPLIT)) wrong.push(honours);
  }
  expect(wrong).toEqual([]);
});
