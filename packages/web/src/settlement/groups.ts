/** Tiles in groups, as hands are laid out. */
import type { Tile, TileSet } from '@paiju/engine';
import { kinds } from '@paiju/engine';

export type Groups = readonly (readonly Tile[])[];

export const inOrder = (tiles: readonly Tile[]): Tile[] => [...tiles].sort((a, b) => a - b);

export const runFrom = (tile: Tile): Tile[] => [tile, (tile + 1) as Tile, (tile + 2) as Tile];

/** Pile by pile, the largest first. */
export const pilesOf = (set: TileSet, tiles: readonly Tile[]): Groups =>
  kinds(set)
    .map((kind) => tiles.filter((tile) => tile === kind))
    .filter((pile) => pile.length > 0)
    .sort((a, b) => b.length - a.length);
