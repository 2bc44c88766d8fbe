import { expect, test } from 'vitest';
import { formatTiles, tilesOf } from '../core/notation.ts';
import { allTiles, codeOf, SUITED, SUITED_AND_HONOURS } from '../core/tile.ts';
import type { Wall, WallEnd } from './wall.ts';
import { drawFrom, isFullWall, nextTile, tilesLeft, wallOf, wallSize } from './wall.ts';

const text = (wall: Wall): string => formatTiles(SUITED, tilesLeft(wall));

// [tiles, draws from f(ront) and b(ack), what they take, what is left]
const DRAWS: readonly [string, string, string, string][] = [
  ['1234m', '', '', '1234m'],
  ['1234m', 'f', '1m', '234m'],
  ['1234m', 'b', '4m', '123m'],
  ['1234m', 'fb', '1m 4m', '23m'],
  ['1234m', 'bbf', '4m 3m 1m', '2m'],
  ['1234m', 'ffff', '1m 2m 3m 4m', ''],
  ['1234m', 'bfbf', '4m 1m 3m 2m', ''],
];

test.each(DRAWS)('%s: %s takes %s', (tiles, draws, taken, left) => {
  const wall = wallOf(tilesOf(SUITED, tiles));
  const drawn = [...draws].map((letter) => {
    const end: WallEnd = letter === 'f' ? 'front' : 'back';
    const tile = nextTile(wall, end);
    drawFrom(wall, end);
    return codeOf(SUITED, tile);
  });
  expect(drawn.join(' ')).toBe(taken);
  expect([text(wall), wallSize(wall)]).toEqual([left, tilesOf(SUITED, left).length]);
});

test.each(['front', 'back'] as const)('nothing is drawn from the %s of an empty wall', (end) => {
  expect(() => nextTile(wallOf([]), end)).toThrow('the wall is empty');
  // Nor once both ends have met: the tiles themselves are still there.
  const used = wallOf(tilesOf(SUITED, '12m'));
  drawFrom(used, 'front');
  drawFrom(used, 'back');
  expect(() => nextTile(used, end)).toThrow('the wall is empty');
});

test('a draw leaves the tiles it is made from as they were: walls of many states share them', () => {
  const tiles = tilesOf(SUITED, '12m');
  const wall = wallOf(tiles);
  drawFrom(wall, 'front');
  drawFrom(wall, 'back');
  expect(tiles).toEqual(tilesOf(SUITED, '12m'));
  expect(wall.tiles).toBe(tiles);
});

const FULL = allTiles(SUITED);
// [what it is, the list, whether it is all tiles]
const WALLS: readonly [string, unknown, boolean][] = [
  ['all tiles in order', FULL, true],
  ['all tiles from the end', FULL.toReversed(), true],
  ['one too few', FULL.slice(1), false],
  ['one too many', [...FULL, 0], false],
  ['one twice instead of another', [26, ...FULL.slice(1)], false],
  ['a tile of another set', [30, ...FULL.slice(1)], false],
  ['all tiles of another set', allTiles(SUITED_AND_HONOURS), false],
  ['tiles as text', FULL.map(String), false],
  ['a tile that is an object', [{ toString: 1 }, ...FULL.slice(1)], false],
  ['nothing', [], false],
  ['no list', { length: 108 }, false],
  ['null', null, false],
  ['undefined', undefined, false],
];

test.each(WALLS)('isFullWall: %s', (_, tiles, full) => {
  const before = structuredClone(tiles);
  expect(isFullWall(SUITED, tiles)).toBe(full);
  expect(tiles).toEqual(before);
});
