/** The code of a tile in any game: every set but Haiyuki's begins with the suits, so the largest names them all. */
import type { Tile, TileSet } from '@paiju/engine';
import { codeOf, HAIYUKI_TILES, SUITED_AND_HONOURS } from '@paiju/engine';
import type { English } from '@paiju/words';

export type TileCode = keyof English['tiles']['name'];

const setOf = (ruleset: string): TileSet => (ruleset === 'haiyuki' ? HAIYUKI_TILES : SUITED_AND_HONOURS);

/** Every code of the sets has its words: a test holds the two lists together. */
export const tileCode = (ruleset: string, tile: Tile): TileCode => codeOf(setOf(ruleset), tile) as TileCode;
