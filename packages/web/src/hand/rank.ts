/** The order of a sorted hand: wilds leftmost, then suits and numbers, the missing suit rightmost. */
import type { Suit, Tile } from '@paiju/engine';
import { suitOf } from '@paiju/engine';
import type { TileRank } from './items.ts';

export interface Preference {
  readonly wild: Tile | null;
  readonly unwanted: Suit | null;
}

/** More than any set has kinds. */
const FAR = 1000;

export const rankFor =
  ({ wild, unwanted }: Preference): TileRank =>
  (tile) => {
    if (tile === wild) return tile - FAR;
    return unwanted !== null && suitOf(tile) === unwanted ? tile + FAR : tile;
  };

/** Tiles in the order the set has them. */
export const plainRank: TileRank = (tile) => tile;
