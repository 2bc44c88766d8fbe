/** The code of a tile in its game. */
import type { Tile } from '@paiju/engine';
import { codeOf } from '@paiju/engine';
import type { English } from '@paiju/words';
import { outlineOf } from '../game/outlineOf.ts';

export type TileCode = keyof English['tiles']['name'];

/** Every code of the sets has its words: a test holds the two lists together. */
export const tileCode = (ruleset: string, tile: Tile): TileCode =>
  codeOf(outlineOf(ruleset).tiles, tile) as TileCode;
