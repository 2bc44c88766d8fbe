/** The undrawn tiles as one line: ordinary draws come from the front, replacements from the back. */
import type { Seed } from '../core/seed.ts';
import { Stream } from '../core/stream.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import { allTiles } from '../core/tile.ts';

/** `tiles` never changes; what is left is the part from `front` up to, not including, `back`. */
export interface Wall {
  readonly tiles: readonly Tile[];
  front: number;
  back: number;
}

/** The wall of one round, front first. `docs/wall.md` says how anyone can recompute it. */
export const shuffledWall = (set: TileSet, seed: Seed, round: number): Tile[] =>
  new Stream({ seed, round, name: 'wall' }).shuffle(allTiles(set));

export const wallOf = (tiles: readonly Tile[]): Wall => ({ tiles, front: 0, back: tiles.length });
export const wallSize = (wall: Readonly<Wall>): number => wall.back - wall.front;

export type WallEnd = 'front' | 'back';

/** The tile a draw from that end would take. Drawing from an empty wall is our own bug. */
export const nextTile = (wall: Readonly<Wall>, end: WallEnd): Tile => {
  const tile = wallSize(wall) > 0 ? wall.tiles[end === 'front' ? wall.front : wall.back - 1] : undefined;
  if (tile === undefined) throw new RangeError('the wall is empty');
  return tile;
};

/** Takes that tile away, in place. */
export const drawFrom = (wall: Wall, end: WallEnd): void => {
  if (end === 'front') wall.front += 1;
  else wall.back -= 1;
};

export const tilesLeft = (wall: Readonly<Wall>): Tile[] => wall.tiles.slice(wall.front, wall.back);

/** Whether a list from outside is every tile of the set, each as often as there are copies. */
export const isFullWall = (set: TileSet, tiles: unknown): boolean => {
  if (!Array.isArray(tiles) || !tiles.every((tile) => Number.isInteger(tile))) return false;
  const sorted = tiles.slice().sort((a, b) => a - b);
  const all = allTiles(set);
  return sorted.length === all.length && all.every((tile, i) => sorted[i] === tile);
};
