/** The tiles an action is about, to be drawn beside its words. */
import type { AnyAction, Tile } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';

/** Whatever the game: an action that is about tiles names them so. */
interface TileAction extends AnyAction {
  readonly tile?: Tile;
  readonly tiles?: readonly Tile[];
}

/** Three for a chow, whose action names the lowest. */
export const tilesOfAction = ({ type, tile, tiles }: TileAction): readonly Tile[] => {
  if (tiles !== undefined) return tiles;
  if (tile === undefined) return [];
  return type === 'chow' ? meldTiles({ kind: 'chow', tile, from: 0 }) : [tile];
};
