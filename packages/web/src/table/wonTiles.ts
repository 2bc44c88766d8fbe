/** The tiles a seat has won on in the round, as the events tell it: where a view names the tile, but not the winner. */
import type { Seat, Tile } from '@paiju/engine';
import type { Happening } from '../play/client.ts';

interface SeenLike {
  readonly type?: unknown;
  readonly seat?: unknown;
  readonly tile?: Tile | null;
}

export const wonTiles = (past: readonly Happening[], seat: Seat): readonly Tile[] => {
  const told = past.flatMap(({ events }) => events as readonly SeenLike[]);
  const begun = told.findLastIndex(({ type }) => type === 'dealt');
  return told
    .slice(begun + 1)
    .flatMap((event) => (event.type === 'won' && event.seat === seat ? [event.tile ?? []].flat() : []));
};
