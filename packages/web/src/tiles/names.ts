/** What a tile is called, for people. */
import type { Tile } from '@paiju/engine';
import type { TileCode } from './tileCode.ts';
import { tileCode } from './tileCode.ts';

/** The `t` of any namespace: all of them reach the names of tiles. */
export interface AnyT {
  readonly $TFunctionBrand: string;
}

type SayTile = (key: `tiles:${'name' | 'short'}.${TileCode}`) => string;

const saying = (t: AnyT): SayTile => t as unknown as SayTile;

/** `3 of bamboo`, `三条`. */
export const tileName = (t: AnyT, ruleset: string, tile: Tile): string =>
  saying(t)(`tiles:name.${tileCode(ruleset, tile)}`);

/** `3s`, `三条`: where there is little room. */
export const tileShort = (t: AnyT, ruleset: string, tile: Tile): string =>
  saying(t)(`tiles:short.${tileCode(ruleset, tile)}`);
