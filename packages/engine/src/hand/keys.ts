/*
 * A hand as the tables know it: a key for each suit and one for the honours. A state keeps them beside the counts and
 * changes both here, so that nobody has to count the tiles again to ask about them.
 */
import type { Counts } from '../core/counts.ts';
import { take } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { HONOUR_KINDS, RANKS, SUITS, suitIndex } from '../core/tile.ts';
import { BASE, honourKey, suitKey } from './suitTable.ts';

/** By `suitIndex`; the last is that of the honours, and nothing where there are none. */
export type SuitKeys = number[];

/** The first kind that is no suit tile; a tile set without honours ends here. */
export const FIRST_HONOUR = SUITS.length * RANKS;

/** Counted anew. A fifth copy has no key: it carries. */
export const keysOf = (counts: Counts): SuitKeys => [
  suitKey(counts, 0),
  suitKey(counts, RANKS),
  suitKey(counts, 2 * RANKS),
  counts.length > FIRST_HONOUR ? honourKey(counts) : 0,
];

/** What one copy of a tile adds to the key of its suit. */
export const weightOf = (tile: Tile): number => WEIGHTS[tile]!;

const weights = (length: number): number[] => Array.from({ length }, (_, i) => BASE ** (length - 1 - i));
const WEIGHTS: readonly number[] = [...SUITS.flatMap(() => weights(RANKS)), ...weights(HONOUR_KINDS)];

/** Tiles as counts and as keys, which only `putTile` and `takeTile` change. */
export interface KeyedTiles {
  readonly concealed: Counts;
  readonly keys: SuitKeys;
}

export const putTile = ({ concealed, keys }: KeyedTiles, tile: Tile): void => {
  concealed[tile]! += 1;
  keys[suitIndex(tile)]! += weightOf(tile);
};

export const takeTile = ({ concealed, keys }: KeyedTiles, tile: Tile, copies = 1): void => {
  take(concealed, tile, copies);
  keys[suitIndex(tile)]! -= copies * weightOf(tile);
};
