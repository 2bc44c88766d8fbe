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

/** Made on the hand: its tiles are ringed there. What a button does is ringed on the button. */
const ON_HAND: ReadonlySet<string> = new Set(['discard', 'riichi', 'skill', 'bury', 'exchange']);
const NO_TILES: readonly Tile[] = [];

export const advisedTiles = (action: AnyAction | null): readonly Tile[] =>
  action !== null && ON_HAND.has(action.type) ? tilesOfAction(action) : NO_TILES;
