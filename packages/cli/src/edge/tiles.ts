/** Tiles that a person typed, or a line on what is wrong with them. */
import type { Tile, TileSet } from '@paiju/engine';
import { codeOf, parseTiles } from '@paiju/engine';
import { oneLine, UsageError } from './failure.ts';
import { allowedIn } from './vectors.ts';

/** `123m 55p`, in the order typed. */
export const readTiles = (set: TileSet, option: string, text: string): Tile[] => {
  const tiles = parseTiles(set, text.toLowerCase());
  if (tiles.ok) return tiles.value;
  throw unknownTile(option, tiles.error.text, allowedIn(set));
};

export const unknownTile = (option: string, text: string, allowed: string): UsageError =>
  new UsageError(`${option}: unknown tile '${oneLine(text)}'; allowed: ${allowed}`);

/** Exactly one. */
export const readTile = (set: TileSet, option: string, text: string): Tile => {
  const [tile, ...more] = readTiles(set, option, text);
  if (tile !== undefined && more.length === 0) return tile;
  throw new UsageError(`${option} '${oneLine(text)}' is not allowed; allowed: one tile`);
};

/** `name` says a tile as a person knows it. */
export const refuseTooMany = (
  set: TileSet,
  tiles: readonly Tile[],
  name: (tile: Tile) => string = (tile) => codeOf(set, tile),
): void => {
  const extra = tiles.find((tile) => tiles.filter((other) => other === tile).length > set.copies);
  if (extra !== undefined)
    throw new UsageError(`more than ${set.copies} copies of ${name(extra)}; allowed: ${set.copies}`);
};

/** Refuses a hand that is not about to discard. `size` is without melds, each of which is three of it. */
export const refuseOtherSize = (found: number, size: number, melds: number): void => {
  const most = Math.floor((size - 1) / 3);
  if (melds > most) throw new UsageError(`--melds has ${melds} sets; allowed: ${most} at most`);
  const wanted = size - 3 * melds;
  if (found === wanted) return;
  const beside = melds === 0 ? '' : ` beside ${melds === 1 ? 'a set' : `${melds} sets`}`;
  throw new UsageError(
    `--hand has ${found} tiles; allowed: ${wanted} tiles${beside}, the one to discard among them`,
  );
};
