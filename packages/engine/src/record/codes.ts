/** Tiles as text in everything that is written down: `"9m"` instead of an index that means nothing elsewhere. */
import type { Tile, TileSet } from '../core/tile.ts';
import { codeOf, tileOf } from '../core/tile.ts';

/** The fields, at any depth, that hold a tile or lists of tiles, in every game. */
const TILE_FIELDS = new Set([
  'tile',
  'tiles',
  'hand',
  'hands',
  'wall',
  'concealed',
  'drawn',
  'discards',
  'buried',
  'won',
  'wonTiles',
  'shown',
  'waits',
  'given',
  'received',
  'flip',
  'dora',
  'ura',
  'destroyed',
]);

/** A copy in which every tile is its code. */
export const withCodes = (set: TileSet, value: unknown): unknown =>
  mapTiles(value, false, (item) => (typeof item === 'number' ? codeOf(set, item as Tile) : item));

/** The way back. A text that is no tile of the set stays text, and so equals no tile. */
export const withTiles = (set: TileSet, value: unknown): unknown =>
  mapTiles(value, false, (item) => (typeof item === 'string' ? (tileOf(set, item) ?? item) : item));

const mapTiles = (value: unknown, isTile: boolean, convert: (item: unknown) => unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => mapTiles(item, isTile, convert));
  if (typeof value !== 'object' || value === null) return isTile ? convert(value) : value;
  // Copied whole first: every field is then its own, whatever a stranger named it, and it takes half as long as by entries.
  const copy: Record<string, unknown> = { ...value };
  for (const key of Object.keys(copy)) copy[key] = mapTiles(copy[key], TILE_FIELDS.has(key), convert);
  return copy;
};
