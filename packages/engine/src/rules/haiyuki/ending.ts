/** H-5.6, H-9.6, H-9.7: how a round ends. */
import { tilesIn } from '../../core/counts.ts';
import type { BySeat } from '../../core/seat.ts';
import type { HaiyukiEnding } from './codes.ts';
import type { HaiyukiEnded } from './events.ts';
import { isTenpai } from './hand.ts';
import type { HaiyukiState } from './state.ts';

export const ended = (state: HaiyukiState, reason: HaiyukiEnding): HaiyukiEnded => {
  const tenpai = reason === 'won' ? null : state.seats.map((_, seat) => isTenpai(state, seat));
  return {
    type: 'ended',
    reason,
    hands: state.seats.map(({ concealed }) => tilesIn(concealed)),
    tenpai,
    lost: tenpai === null ? state.seats.map(() => 0) : notenLosses(state, tenpai),
  };
};

/** H-5.6: only where one seat is ready and the other is not. */
const notenLosses = ({ seats, options }: HaiyukiState, tenpai: BySeat<boolean>): number[] => {
  const isOneReady = tenpai.filter(Boolean).length === 1;
  return seats.map(({ hp }, seat) => (isOneReady && !tenpai[seat] ? Math.min(options.notenPenalty, hp) : 0));
};
