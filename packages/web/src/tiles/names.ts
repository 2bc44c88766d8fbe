/** What a tile is called, for people. */
import type { Tile } from '@paiju/engine';
import { inRow } from '../words/lists.ts';
import type { AnyT } from '../words/say.ts';
import { saying } from '../words/say.ts';
import { tilesIn } from './drawn.ts';
import { tileCode } from './tileCode.ts';

/** `3 of bamboo`, `三条`. */
export const tileName = (t: AnyT, ruleset: string, tile: Tile): string =>
  tilesIn(t, [tileCode(ruleset, tile)], (words) => saying(words)(`tiles:name.${tileCode(ruleset, tile)}`));

/** One after another, as they come: `3 of bamboo, east wind`. */
export const namesOf = (t: AnyT, ruleset: string, tiles: readonly Tile[]): string =>
  inRow(
    t,
    tiles.map((tile) => tileName(t, ruleset, tile)),
  );

/** `3s`, `三条`: where there is little room. */
export const tileShort = (t: AnyT, ruleset: string, tile: Tile): string =>
  saying(t)(`tiles:short.${tileCode(ruleset, tile)}`);
