/** Tiles of a set by their codes; a code that it does not have is a bug. */
import type { Tile, TileSet } from '@paiju/engine';
import { tileOf } from '@paiju/engine';

export const tilesBy = (set: TileSet, ...codes: readonly string[]): readonly Tile[] =>
  codes.map((code) => {
    const tile = tileOf(set, code);
    if (tile === null) throw new RangeError(`no tile ${code} in ${set.id}`);
    return tile;
  });
