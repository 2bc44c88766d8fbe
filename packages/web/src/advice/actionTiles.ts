/** The tiles an action is about, to be drawn beside its words. */
import type { AnyAction, HaiyukiAction, Tile, XuezhanAction } from '@paiju/engine';
import { meldTiles } from '@paiju/engine';

/** Three for a chow, whose action names the lowest. */
export const tilesOfAction = (any: AnyAction): readonly Tile[] => {
  const action = any as XuezhanAction | HaiyukiAction;
  if ('tiles' in action) return action.tiles;
  if (!('tile' in action) || action.tile === undefined) return [];
  return action.type === 'chow' ? meldTiles({ kind: 'chow', tile: action.tile, from: 0 }) : [action.tile];
};
