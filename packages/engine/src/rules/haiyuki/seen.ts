/**
 * A round of Haiyuki as far as one seat sees it. What it does not see is not there: the other hand is empty, and so is the
 * wall. Enough for every rule that asks for nothing hidden.
 */
import type { Counts } from '../../core/counts.ts';
import { countTiles } from '../../core/counts.ts';
import type { Tile } from '../../core/tile.ts';
import { wallOf } from '../../play/wall.ts';
import { phasesOf } from './imaginePhase.ts';
import type { HaiyukiState, SeatState } from './state.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import type { HaiyukiSeatView, HaiyukiView } from './view.ts';

/** `ura` is taken for granted: it is hidden until a win turns it. */
export const seenState = (view: HaiyukiView, ura: Tile): HaiyukiState => {
  const { options, round, starter, turn, dora, table } = view;
  const state: HaiyukiState = {
    options,
    round,
    starter,
    turn,
    wall: wallOf([]),
    dora,
    ura,
    isUraShown: false,
    returned: [],
    roulette: [],
    seats: table.map((each, seat) =>
      seatState(each, countTiles(HAIYUKI_TILES, seat === view.seat ? (view.hand ?? []) : [])),
    ),
    phase: { name: 'over', reason: '' },
  };
  const [phase = state.phase] = phasesOf(view, state, view.drawn);
  return { ...state, phase };
};

/** The tiles and everything else of one seat, as the round keeps them. */
export const seatState = (
  { concealedSize: _, discards, ...open }: HaiyukiSeatView,
  concealed: Counts,
): SeatState => ({
  ...open,
  concealed,
  discards: discards as Tile[],
});
