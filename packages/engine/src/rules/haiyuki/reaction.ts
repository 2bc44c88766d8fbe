/** H-2.6, H-2.7, H-4.7: what the opponent may answer to a discard. */
import { countOf, sizeOf } from '../../core/counts.ts';
import type { Reaction } from './actions.ts';
import type { HaiyukiRefusal } from './codes.ts';
import { completes } from './hand.ts';
import type { HaiyukiState, ReactionPhase } from './state.ts';
import { LAST_TURN, opponentOf, seatOf } from './state.ts';

export const reactions = (state: HaiyukiState, window: ReactionPhase): readonly Reaction[] => [
  ...(canRon(state, window) ? [{ type: 'ron' } as const] : []),
  ...(canPon(state, window) ? [{ type: 'pon' } as const] : []),
];

/** H-4.7: in riichi alone, and not against DISCARD_GUARD; what was discarded or passed before does not matter. */
export const canRon = (state: HaiyukiState, { tile, from }: ReactionPhase): boolean => {
  const seat = opponentOf(from);
  if (seatOf(state, from).guard > 0 || seatOf(state, seat).riichi === null) return false;
  return completes(state, seat, tile);
};

const canPon = (state: HaiyukiState, { tile, from }: ReactionPhase): boolean => {
  const { concealed, riichi } = seatOf(state, opponentOf(from));
  if (seatOf(state, from).guard > 0 || riichi !== null) return false;
  // A fourth open set would leave nothing to discard, and a pon must be followed by a discard (H-2.9).
  if (countOf(concealed, tile) < 2 || sizeOf(concealed) < 3) return false;
  if (state.options.noPonOnFirstAndLastTurn && (state.turn === 1 || state.turn === LAST_TURN)) return false;
  return state.turn < LAST_TURN || from === state.starter;
};

export const whyNotReaction = ({ type }: { readonly type?: unknown }): HaiyukiRefusal => {
  if (type === 'ron' || type === 'pon') return 'not-offered';
  return type === 'pass' ? 'malformed-action' : 'wrong-phase';
};
