/** H-4.3, H-4.4: when riichi may be declared, and with which discards. */
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { HaiyukiRefusal } from './codes.ts';
import { isOpen, tenpaiDiscards } from './hand.ts';
import type { HaiyukiState } from './state.ts';
import { LAST_TURN, seatOf, turnOf } from './state.ts';

export const whyNotRiichi = (state: HaiyukiState, seat: Seat): HaiyukiRefusal | null => {
  const why = whyNotDeclare(state, seat);
  return why === null && tenpaiDiscards(state, seat).length === 0 ? 'not-tenpai' : why;
};

/** The discards riichi may be declared with. */
export const riichiDiscards = (state: HaiyukiState, seat: Seat): readonly Tile[] =>
  whyNotDeclare(state, seat) === null ? tenpaiDiscards(state, seat) : [];

/** What keeps a seat from riichi whatever it holds. */
const whyNotDeclare = (state: HaiyukiState, seat: Seat): HaiyukiRefusal | null => {
  if (turnOf(state).source !== 'wall') return 'discard-only'; // H-2.9, H-6.10
  if (seatOf(state, seat).riichi !== null) return 'in-riichi';
  if (isOpen(state, seat)) return 'open-hand';
  return state.turn >= LAST_TURN ? 'too-late' : null;
};
