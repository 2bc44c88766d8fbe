/** H-4.14 to H-4.17, H-5.4: what a win would take, told from the view of its seat by the rules that play uses. */
import type { Tile } from '../../core/tile.ts';
import { kinds } from '../../core/tile.ts';
import type { HaiyukiAction } from '../../rules/haiyuki/actions.ts';
import type { HaiyukiWon } from '../../rules/haiyuki/events.ts';
import { allTilesOf } from '../../rules/haiyuki/hand.ts';
import { mostHeld } from '../../rules/haiyuki/reactiveSkills.ts';
import { seenState } from '../../rules/haiyuki/seen.ts';
import type { DeclaredWin, HaiyukiState } from '../../rules/haiyuki/state.ts';
import { seatOf } from '../../rules/haiyuki/state.ts';
import { HAIYUKI_TILES } from '../../rules/haiyuki/tiles.ts';
import type { HaiyukiView } from '../../rules/haiyuki/view.ts';
import { discardWin, drawnWin, spunWin, wonOf } from '../../rules/haiyuki/winning.ts';
import { waitsOf } from '../../rules/haiyuki/yaku.ts';
import type { Foreseen } from '../foreseen.ts';
import { foreseen } from '../foreseen.ts';
import { transfersFor } from './index.ts';

/** Stands in where no ura-dora is looked at. */
const ANY_URA = 0 as Tile;
const KINDS = kinds(HAIYUKI_TILES);

/**
 * H-1.4, H-4.10: the ura-dora of a win in riichi is hidden, every kind as likely as any other; what takes least comes
 * first. H-6.13: so is the tile at which the roulette stops. H-6.28: a ron may still be countered. None for an action that
 * wins nothing.
 */
export const foresee = (view: HaiyukiView, action: HaiyukiAction): readonly Foreseen<HaiyukiWon>[] => {
  const state = seenState(view, ANY_URA);
  const wins = winsBy(view, state, action).flatMap((win) =>
    urasOf(state, win, action).map((ura) => wonOf({ ...state, ura }, win)),
  );
  return foreseen(
    wins
      .toSorted((a, b) => a.lost - b.lost)
      .map((win) => ({
        given: win.way === 'last-chance' ? { tile: win.tile, ura: win.ura } : { ura: win.ura },
        transfers: transfersFor(win, 0),
      })),
  );
};

/** The wins an action declares, lets stand or may lead to. */
const winsBy = (
  { seat }: HaiyukiView,
  state: HaiyukiState,
  action: HaiyukiAction,
): readonly DeclaredWin[] => {
  const { phase } = state;
  if (seat === null) return [];
  if (action.type === 'tsumo') return [drawnWin(state)];
  if (action.type === 'ron') return [discardWin(state)];
  if (phase.name === 'declared' && phase.win.seat === seat) return [phase.win];
  if (phase.name === 'last-chance' && action.type === 'skill')
    return waitsOf(allTilesOf(state, seat)).map(({ tile }) => spunWin(seat, tile));
  return [];
};

/** What the ura-dora may be. Of no account without riichi, and chosen with DORA_BOMB (H-6.5). */
const urasOf = (state: HaiyukiState, win: DeclaredWin, action: HaiyukiAction): readonly Tile[] => {
  if (seatOf(state, win.seat).riichi === null) return [ANY_URA];
  if (action.type === 'skill' && action.skill === 'DORA_BOMB') return [mostHeld(state)];
  return KINDS;
};
