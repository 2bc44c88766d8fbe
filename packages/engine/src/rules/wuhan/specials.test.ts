import { expect, test } from 'vitest';
import type { Tile } from '../../core/tile.ts';
import { allTiles, kinds, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { codeText, one } from '../../testing/playing.ts';
import { tableOf } from '../../testing/table.ts';
import type { SpecialKind } from './specials.ts';
import { copiesLeft, specialKind, specialsOf, ZHONG } from './specials.ts';

// flip, wild, skins
const FLIPS = tableOf(`
  1m  2m  1m 9m
  2m  3m  2m 1m
  3m  4m  3m 2m
  4m  5m  4m 3m
  5m  6m  5m 4m
  6m  7m  6m 5m
  7m  8m  7m 6m
  8m  9m  8m 7m
  9m  1m  9m 8m
  1p  2p  1p 9p
  2p  3p  2p 1p
  3p  4p  3p 2p
  4p  5p  4p 3p
  5p  6p  5p 4p
  6p  7p  6p 5p
  7p  8p  7p 6p
  8p  9p  8p 7p
  9p  1p  9p 8p
  1s  2s  1s 9s
  2s  3s  2s 1s
  3s  4s  3s 2s
  4s  5s  4s 3s
  5s  6s  5s 4s
  6s  7s  6s 5s
  7s  8s  7s 6s
  8s  9s  8s 7s
  9s  1s  9s 8s
  1z  2z  1z 5z
  2z  3z  2z 1z
  3z  4z  3z 2z
  4z  6z  4z 3z
  5z  1z  5z 6z
  6z  5z  6z 4z
  7z  6z  4z 3z
`);

test('W-2.1: every kind may be flipped', () => {
  expect(FLIPS.map(([flip]) => flip)).toEqual([...SUITED_AND_HONOURS.codes]);
});

test.each(FLIPS)('W-2.1, W-2.6: %s makes %s wild and %s skins', (flip = '', laizi = '', pizi = '') => {
  expect(specialsOf(one(flip))).toEqual({
    flip: one(flip),
    laizi: one(laizi),
    pizi: pizi.split(' ').map(one),
  });
});

test('W-2.1: no tile that there is not is flipped', () => {
  expect(() => specialsOf(34 as Tile)).toThrow('tile 34 is not on the ring');
});

/** The kinds of one sort, in order. */
const special = (flip: string, kind: SpecialKind | null): string =>
  kinds(SUITED_AND_HONOURS)
    .filter((tile) => specialKind(specialsOf(one(flip)), tile) === kind)
    .map(codeText)
    .join(' ');

// flip, wild, skins, red dragon
const KINDS = tableOf(`
  1m  2m  1m 9m  7z
  5p  6p  4p 5p  7z
  9s  1s  8s 9s  7z
  4z  6z  3z 4z  7z
  7z  6z  3z 4z  7z
`);

test.each(KINDS)('W-3.1: after %s these and no others are special: %s, %s, %s', (flip = '', ...expected) => {
  expect([special(flip, 'laizi'), special(flip, 'pizi'), special(flip, 'zhong')]).toEqual(expected);
  expect(special(flip, null).split(' ')).toHaveLength(34 - 4);
});

test.each(FLIPS)('W-2.7: after %s the copies in play are those not flipped', (flip = '') => {
  const specials = specialsOf(one(flip));
  const rest = allTiles(SUITED_AND_HONOURS).toSpliced(allTiles(SUITED_AND_HONOURS).indexOf(one(flip)), 1);
  const count = (kind: SpecialKind): number =>
    rest.filter((tile) => specialKind(specials, tile) === kind).length;
  const left = { laizi: count('laizi'), pizi: count('pizi'), zhong: count('zhong') };
  expect(copiesLeft(specials)).toEqual(left);
  expect(Object.values(left)).toEqual(flip === '7z' ? [4, 8, 3] : [4, 7, 4]);
});

test('W-2.1, W-1.2: the red dragon is the last honour', () => expect(codeText(ZHONG)).toBe('7z'));
