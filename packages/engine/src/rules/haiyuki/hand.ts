/** Questions about one seat's tiles: open sets are poured back into the hand before anything is judged. */
import type { Counts } from '../../core/counts.ts';
import { countOf, kindsIn, withTile } from '../../core/counts.ts';
import { countAll } from '../../core/meld.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { HaiyukiState } from './state.ts';
import { seatOf } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import { waitsOf, yakuOf } from './yaku.ts';

/** Concealed tiles and open sets together. */
export const allTilesOf = (state: HaiyukiState, seat: Seat): Counts => {
  const { concealed, melds } = seatOf(state, seat);
  return countAll(HAIYUKI_TILES, concealed, melds);
};

export const isOpen = (state: HaiyukiState, seat: Seat): boolean => seatOf(state, seat).melds.length > 0;

/** Whether a hand at rest lacks one tile; how many copies of it are left does not matter. */
export const isTenpai = (state: HaiyukiState, seat: Seat): boolean =>
  waitsOf(allTilesOf(state, seat)).length > 0;

export const completes = (state: HaiyukiState, seat: Seat, tile: Tile): boolean =>
  yakuOf(withTile(allTilesOf(state, seat), tile)) !== null;

export const isComplete = (state: HaiyukiState, seat: Seat): boolean =>
  yakuOf(allTilesOf(state, seat)) !== null;

/** The discards out of a hand of twelve that leave tenpai. */
export const tenpaiDiscards = (state: HaiyukiState, seat: Seat): Tile[] => {
  const all = allTilesOf(state, seat);
  return kindsIn(seatOf(state, seat).concealed).filter((tile) => {
    // Asked on every turn: one hand that is changed and changed back costs less than one for each discard.
    all[tile] = countOf(all, tile) - 1;
    const isReady = waitsOf(all).length > 0;
    all[tile] = countOf(all, tile) + 1;
    return isReady;
  });
};
