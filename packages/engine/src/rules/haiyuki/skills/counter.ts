/** H-6.23, H-6.28: when a declared ron may be countered by the discarder. */
import type { Seat } from '../../../core/seat.ts';
import type { HaiyukiRefusal } from '../codes.ts';
import type { HaiyukiState } from '../state.ts';
import { seatOf } from '../state.ts';

export const whyNotCounter = (state: HaiyukiState, seat: Seat): HaiyukiRefusal | null => {
  const { phase } = state;
  if (phase.name !== 'declared' || phase.win.from !== seat || phase.stands) return 'wrong-phase';
  return seatOf(state, seat).riichi === null ? null : 'in-riichi';
};
