import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Counts } from '../core/counts.ts';
import { countTiles } from '../core/counts.ts';
import { formatTiles, tilesOf } from '../core/notation.ts';
import type { Tile } from '../core/tile.ts';
import { SUITED_AND_HONOURS } from '../core/tile.ts';
import type { HandSet, Reading } from './readings.ts';
import { readings } from './readings.ts';

const SET = SUITED_AND_HONOURS;
const handOf = (text: string): Counts => countTiles(SET, tilesOf(SET, text));

const setTiles = ({ kind, tile }: HandSet): Tile[] =>
  (kind === 'run' ? [tile, tile + 1, tile + 2] : [tile, tile, tile]) as Tile[];

/** `11m + 123m 777z`: the pair, then the sets. */
const textOf = ({ pair, sets }: Reading): string =>
  [formatTiles(SET, [pair, pair]), '+', ...sets.map((set) => formatTiles(SET, setTiles(set)))].join(' ');

// [what it shows, hand, sets, readings]
const CASES: readonly [string, string, number, string[]][] = [
  ['a pair alone', '55p', 0, ['55p +']],
  ['one way', '123m 55p', 1, ['55p + 123m']],
  ['runs and triplets', '111222333m 55p', 3, ['55p + 111m 222m 333m', '55p + 123m 123m 123m']],
  ['triplet before run of the same tile', '111123m 55p', 2, ['55p + 111m 123m']],
  ['two pairs to choose from', '11123444m', 2, ['11m + 123m 444m', '44m + 111m 234m']],
  [
    'three readings with two pairs',
    '22333444555m 678p',
    4,
    ['22m + 333m 444m 555m 678p', '22m + 345m 345m 345m 678p', '55m + 234m 234m 345m 678p'],
  ],
  ['honours only as triplets and pair', '111z 222z 33z', 2, ['33z + 111z 222z']],
  ['honours form no run', '123z 55m', 1, []],
  ['8-9-1 is no run', '189m 55p', 1, []],
  ['suits do not wrap into each other', '89m 1p 55p', 1, []],
  ['9s 1z 2z is no run', '9s 12z 55m', 1, []],
  ['the wrong number of sets', '123m 55p', 2, []],
  ['not complete', '124m 55p', 1, []],
];

test.each(CASES)('%s: %s', (_, text, sets, expected) => {
  expect(readings(handOf(text), sets).map(textOf)).toEqual(expected);
});

const byTile = (a: HandSet, b: HandSet): number => a.tile - b.tile || (a.kind === 'triplet' ? -1 : 1);

const allSets: readonly HandSet[] = SET.codes
  .flatMap((code, kind): HandSet[] => {
    const triplet: HandSet = { kind: 'triplet', tile: kind as Tile };
    return /[1-7][mps]/.test(code) ? [triplet, { kind: 'run', tile: kind as Tile }] : [triplet];
  })
  .sort(byTile);

/** The slow twin: tries every choice of sets, in order, and keeps those that leave nothing but a pair. */
const slowReadings = (counts: Counts, sets: number): string[] => {
  const found: string[] = [];
  const chosen: HandSet[] = [];
  const choose = (left: Counts, from: number): void => {
    if (chosen.length === sets) {
      const pair = left.findIndex((count) => count > 0) as Tile;
      if (left.every((count, kind) => count === (kind === pair ? 2 : 0)))
        found.push(textOf({ pair, sets: chosen }));
      return;
    }
    for (let i = from; i < allSets.length; i++) {
      const set = allSets[i] as HandSet;
      const rest = Int8Array.from(left);
      for (const tile of setTiles(set)) rest[tile]! -= 1;
      if (rest.some((count) => count < 0)) continue;
      chosen.push(set);
      choose(Uint8Array.from(rest), i);
      chosen.pop();
    }
  };
  choose(counts, 0);
  return found;
};

/** Sets and a pair from a few neighbouring kinds, where hands have several readings. */
const anyCompleteHand = fc
  .tuple(fc.nat(allSets.length - 1), fc.array(fc.nat(6), { maxLength: 4 }), fc.nat(6))
  .map(([from, picks, pair]) => {
    const sets = picks.map((pick) => allSets[(from + pick) % allSets.length] as HandSet);
    const first = (allSets[from] as HandSet).tile;
    const pairTile = ((first + pair) % SET.codes.length) as Tile;
    return { sets: sets.length, counts: countTiles(SET, [...sets.flatMap(setTiles), pairTile, pairTile]) };
  })
  .filter(({ counts }) => counts.every((count) => count <= SET.copies));

test('gives every reading once', () => {
  fc.assert(
    fc.property(anyCompleteHand, ({ counts, sets }) => {
      const found = readings(counts, sets).map(textOf);
      expect(found.length).toBeGreaterThan(0);
      expect(found.toSorted()).toEqual(slowReadings(counts, sets).toSorted());
    }),
    { numRuns: 500 },
  );
});

test('leaves the caller’s counts alone', () => {
  const counts = handOf('111222333m 55p');
  readings(counts, 3);
  expect(counts).toEqual(handOf('111222333m 55p'));
});
