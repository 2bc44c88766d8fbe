/** what stands in the way of a kong, whatever its kind. */
import type { Counts } from '../../core/counts.ts';
import { withoutTile } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { suitOf } from '../../core/tile.ts';
import { tilesAt } from '../../play/state.ts';
import { wallSize } from '../../play/wall.ts';
import type { XuezhanState } from './state.ts';
import { extraAt, isLocked } from './state.ts';
import { waitsOf } from './win.ts';

/** melds of the own void suit only where the table allows them. */
export const mayMeldSuit = (state: XuezhanState, seat: Seat, tile: Tile): boolean =>
  state.options.voidMelds || suitOf(tile) !== extraAt(state, seat).voidSuit;

/** The concealed tiles and melds of a seat. */
interface Holding {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
}

/** `after` tells the hand the kong would leave, before its replacement tile; it is only asked of a locked seat. */
export const mayKong = (state: XuezhanState, seat: Seat, after: () => Holding): boolean =>
  hasReplacement(state) && (!isLocked(state, seat) || keepsWaits(state, seat, after));

/** a replacement must be there, and may be the last tile where the table allows it. */
const hasReplacement = ({ wall, options }: XuezhanState): boolean =>
  wallSize(wall) >= (options.lastTileKong ? 1 : 2);

/** a locked seat may kong only where the option lets it and its waits stay what they were. */
const keepsWaits = (state: XuezhanState, seat: Seat, after: () => Holding): boolean => {
  if (state.options.lockedKongs === 'never') return false;
  const { voidSuit } = extraAt(state, seat);
  const before = { ...atRest(state, seat), voidSuit };
  return String(waitsOf(state.options, before)) === String(waitsOf(state.options, { ...after(), voidSuit }));
};

/** The seat's hand without the tile it has just drawn. */
const atRest = (state: XuezhanState, seat: Seat): Holding => {
  const { concealed, melds } = tilesAt(state, seat);
  const { phase } = state;
  const drawn = phase.name === 'turn' && phase.seat === seat ? phase.drawn : null;
  return { concealed: drawn === null ? concealed : withoutTile(concealed, drawn), melds };
};
