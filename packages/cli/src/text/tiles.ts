/** Tiles in text. Every set of tiles begins with the suits, so that the largest one names the tiles of all games. */
import type { Suit, Tile } from '@paiju/engine';
import { codeOf, formatTiles, SUITED_AND_HONOURS } from '@paiju/engine';

export const codeText = (tile: Tile): string => codeOf(SUITED_AND_HONOURS, tile);

/** `123m 55p` */
export const tilesText = (tiles: readonly Tile[]): string => formatTiles(SUITED_AND_HONOURS, tiles);

/** `1m 2m 3m` */
export const codesText = (tiles: readonly Tile[]): string => tiles.map(codeText).join(' ');

export const SUIT_WORDS = { m: 'm 万', p: 'p 筒', s: 's 条' } satisfies Record<Suit, string>;
