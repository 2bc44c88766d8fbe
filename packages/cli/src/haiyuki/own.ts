/** What a seat sees of itself. */
import type { Counts, Tile } from '@paiju/engine';
import { at, countAll, countTiles, withoutTile } from '@paiju/engine';
import type { HaiyukiSeatView, HaiyukiView } from '@paiju/engine/haiyuki';
import { HAIYUKI_TILES } from '@paiju/engine/haiyuki';

export const ownOf = ({ table, seat }: HaiyukiView): HaiyukiSeatView => at(table, seat ?? 0);

const closedTiles = ({ hand }: HaiyukiView): Counts => countTiles(HAIYUKI_TILES, hand ?? []);

/** Closed and open tiles together, perhaps without one that is to be discarded. */
export const ownTiles = (view: HaiyukiView, without: Tile | null = null): Counts => {
  const closed = closedTiles(view);
  return countAll(HAIYUKI_TILES, without === null ? closed : withoutTile(closed, without), ownOf(view).melds);
};
