import { expect, test } from 'vitest';
import { countTiles, tilesIn } from './counts.ts';
import type { Meld } from './meld.ts';
import { countAll, isConcealedMeld, meldSize, meldTiles } from './meld.ts';
import { formatTiles, tilesOf } from './notation.ts';
import type { Tile } from './tile.ts';
import { SUITED_AND_HONOURS as SET } from './tile.ts';

const tile = (code: string): Tile => tilesOf(SET, code)[0] as Tile;

// [meld, tiles, leaves the hand concealed]
const MELDS: readonly [Meld, string, boolean][] = [
  [{ kind: 'chow', tile: tile('7s'), from: 3 }, '789s', false],
  [{ kind: 'pung', tile: tile('1z'), from: 0 }, '111z', false],
  [{ kind: 'kong', tile: tile('5p'), from: 1, made: 'claimed' }, '5555p', false],
  [{ kind: 'kong', tile: tile('5p'), from: 2, made: 'added' }, '5555p', false],
  [{ kind: 'kong', tile: tile('9m'), from: null, made: 'concealed' }, '9999m', true],
];

test.each(MELDS)('%o', (meld, tiles, concealed) => {
  expect(formatTiles(SET, meldTiles(meld))).toBe(tiles);
  expect(meldSize(meld)).toBe(tilesOf(SET, tiles).length);
  expect(isConcealedMeld(meld)).toBe(concealed);
});

test('concealed tiles and melds are counted together, and the hand is left alone', () => {
  const concealed = countTiles(SET, tilesOf(SET, '17s 1z'));
  const before = concealed.slice();
  const melds = MELDS.map(([meld]) => meld).slice(0, 2);
  expect(formatTiles(SET, tilesIn(countAll(SET, concealed, melds)))).toBe('17789s 1111z');
  expect(concealed).toEqual(before);
});
