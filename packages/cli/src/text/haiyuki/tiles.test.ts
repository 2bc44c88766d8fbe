import { codeOf, kinds } from '@paiju/engine';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';
import { expect, test } from 'vitest';
import { inOrder, pilesText, tileGroups, tileName, tileNamed, tileText } from './tiles.ts';

const ALL = kinds(HAIYUKI_TILES);

test('H-1.1: every tile has three letters of its own, and is known by two of them', () => {
  expect(new Set(ALL.map(tileText)).size).toBe(13);
  for (const tile of ALL) {
    expect(tileText(tile)).toMatch(/^[A-Z][a-z]{2}$/);
    const name = tileName(tile).toLowerCase();
    for (const text of [codeOf(HAIYUKI_TILES, tile), name, name.slice(0, 3), name.slice(0, 2)])
      expect(tileNamed(text)).toBe(tile);
  }
});

test.each(['', 'a', 'p', 'ax', 'atahoo', 'toString', '1'])('%o is no tile', (text) => {
  expect(tileNamed(text)).toBeNull();
});

test('H-1.2: characters, weapons, browdogs; red, blue, yellow, purple; by name', () => {
  expect(inOrder([...ALL].reverse()).map((tile) => codeOf(HAIYUKI_TILES, tile))).toEqual([
    ...['ataho', 'rin', 'smash', 'yuri', 'fari', 'pet'],
    ...['punch', 'sword', 'wand'],
    ...['mayu_red', 'mayu_blue', 'mayu_yellow', 'mayu_purple'],
  ]);
  expect(tileGroups(ALL).map((group) => group.length)).toEqual([6, 3, 4]);
  expect(pilesText([...ALL.slice(4, 7), ...ALL.slice(4, 6), ...ALL.slice(4, 5)])).toBe('Far×2 Pet×3 Fis');
});
