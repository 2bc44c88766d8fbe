import { expect, test } from 'vitest';
import type { Tile } from '../../core/tile.ts';
import { allTiles, codeOf, kinds } from '../../core/tile.ts';
import { bookTable } from './testing/book.ts';
import { CHARACTERS, COLOURS, colourOf, HAIYUKI_TILES, kindOf, tileOfCharacter } from './tiles.ts';

test('H-1.1: 13 kinds, 117 tiles', () => {
  expect(HAIYUKI_TILES.codes).toHaveLength(13);
  expect(HAIYUKI_TILES.copies).toBe(9);
  expect(allTiles(HAIYUKI_TILES)).toHaveLength(117);
});

test('H-1.1, H-1.2: the kinds are those of the book, in its order', () => {
  const rows = bookTable('tile | name').map(([code, , colour, category, gender]) => ({
    code,
    colour,
    category,
    gender: gender === '–' ? null : gender,
  }));
  expect(kinds(HAIYUKI_TILES).map(kindOf)).toEqual(rows);
  expect(rows.map(({ code }) => code)).toEqual(HAIYUKI_TILES.codes);
});

test.each(COLOURS)('H-1.2: what there is of %s', (colour) => {
  const own = kinds(HAIYUKI_TILES).filter((tile) => colourOf(tile) === colour);
  const what = own.map(kindOf).map(({ category, gender }) => gender ?? category);
  expect(what).toEqual(colour === 'purple' ? ['mayu'] : ['male', 'female', 'weapon', 'mayu']);
});

test('H-1.1: a tile that there is not is our own bug', () => {
  expect(() => kindOf(13 as Tile)).toThrow('no tile 13 in haiyuki');
});

test('H-6.20: the characters, and the tiles they are on', () => {
  const tiles = CHARACTERS.map((character) => {
    const tile = tileOfCharacter(character);
    return [character, tile === null ? null : codeOf(HAIYUKI_TILES, tile)];
  });
  expect(tiles).toEqual([
    ['ataho', 'ataho'],
    ['rinxiang', 'rin'],
    ['fari', 'fari'],
    ['smash', 'smash'],
    ['petum', 'pet'],
    ['yuri', 'yuri'],
    ['mayu', null],
  ]);
});
