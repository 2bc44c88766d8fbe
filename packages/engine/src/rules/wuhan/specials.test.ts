import { expect, test } from 'vitest';
import type { Tile } from '../../core/tile.ts';
import { allTiles, kinds, SUITED_AND_HONOURS } from '../../core/tile.ts';
import { codeText, one } from '../../testing/playing.ts';
import { tableOf } from '../../testing/table.ts';
import type { WuhanOptions } from './options.ts';
import type { SpecialKind } from './specials.ts';
import { copiesLeft, specialKind, specialsOf, ZHONG } from './specials.ts';

/** 红中七皮四赖. */
const TODAY = { specials: 'zhong-skins' } as const;

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
  expect(specialsOf(TODAY, one(flip))).toEqual({
    flip: one(flip),
    laizi: one(laizi),
    pizi: pizi.split(' ').map(one),
    fixed: [one('7z')],
  });
});

test('W-2.1: no tile that there is not is flipped', () => {
  expect(() => specialsOf(TODAY, 34 as Tile)).toThrow('tile 34 is not on the ring');
});

/** The kinds of one sort, in order. */
const special = (flip: string, kind: SpecialKind | null): string =>
  kinds(SUITED_AND_HONOURS)
    .filter((tile) => specialKind(specialsOf(TODAY, one(flip)), tile) === kind)
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
  const specials = specialsOf(TODAY, one(flip));
  const rest = allTiles(SUITED_AND_HONOURS).toSpliced(allTiles(SUITED_AND_HONOURS).indexOf(one(flip)), 1);
  const count = (kind: SpecialKind): number =>
    rest.filter((tile) => specialKind(specials, tile) === kind).length;
  const left = { laizi: count('laizi'), pizi: count('pizi'), zhong: count('zhong'), fa: 0 };
  expect(copiesLeft(specials)).toEqual(left);
  expect(Object.values(left)).toEqual(flip === '7z' ? [4, 8, 3, 0] : [4, 7, 4, 0]);
});

test('W-2.1, W-1.2: the red dragon is the last honour', () => expect(codeText(ZHONG)).toBe('7z'));

// which tiles are special, flip; wild, skins, laid out whatever was flipped, and how many of all of these are in play
const SORTS = tableOf(`
  zhong     5p  6p  -      7z     4 0 4 0
  zhong     9s  1s  -      7z     4 0 4 0
  zhong     4z  6z  -      7z     4 0 4 0
  zhong     7z  6z  -      7z     4 0 3 0
  zhong     6z  5z  -      7z     4 0 4 0
  zhong     5z  1z  -      7z     4 0 4 0
  zhong-fa  5p  6p  -      7z 6z  4 0 4 4
  zhong-fa  4z  5z  -      7z 6z  4 0 4 4
  zhong-fa  7z  5z  -      7z 6z  4 0 3 4
  zhong-fa  6z  5z  -      7z 6z  4 0 4 3
  zhong-fa  5z  1z  -      7z 6z  4 0 4 4
  skins     5p  6p  5p 4p  -      4 7 0 0
  skins     3z  4z  3z 2z  -      4 7 0 0
  skins     4z  7z  4z 3z  -      4 7 0 0
  skins     7z  6z  7z 4z  -      4 7 0 0
  skins     6z  5z  6z 7z  -      4 7 0 0
  skins     5z  1z  5z 6z  -      4 7 0 0
  skins     1z  2z  1z 5z  -      4 7 0 0
`);

test.each(SORTS)(
  'W-2.1, W-2.6, W-2.7, W-3.1: %s, %s makes %s wild; skins %s, fixed %s',
  (sort, flip = '', laizi = '', pizi = '', fixed = '', copies = '') => {
    const codes = (text: string): string[] => text.split(' ').filter(Boolean);
    const specials = specialsOf({ specials: sort as WuhanOptions['specials'] }, one(flip));
    expect([specials.laizi, specials.pizi, specials.fixed]).toEqual([
      one(laizi),
      codes(pizi).map(one),
      codes(fixed).map(one),
    ]);
    expect(Object.values(copiesLeft(specials)).join(' ')).toBe(copies);
    const special = kinds(SUITED_AND_HONOURS).filter((tile) => specialKind(specials, tile) !== null);
    expect(special.map(codeText).sort()).toEqual([laizi, ...codes(pizi), ...codes(fixed)].sort());
  },
);

test('W-8.11: the green dragon laid out has a name of its own', () => {
  const specials = specialsOf({ specials: 'zhong-fa' }, one('1m'));
  expect(['7z', '6z', '2m', '1m'].map((code) => specialKind(specials, one(code)))).toEqual([
    'zhong',
    'fa',
    'laizi',
    null,
  ]);
});
