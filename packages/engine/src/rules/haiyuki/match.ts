/** H-2.1, H-5.2, H-5.7 to H-5.9: what a round hands on, and when the match is over. */
import type { BySeat, Seat } from '../../core/seat.ts';
import type { RoundResult } from '../../play/ruleset.ts';
import type { HaiyukiOptions } from './options.ts';
import { MOST_ROUNDS } from './options.ts';
import type { HaiyukiState } from './state.ts';
import { SEAT_COUNT } from './state.ts';

/** H-5.2: what is carried from round to round. */
export interface Carried {
  readonly hp: BySeat<number>;
  readonly mp: BySeat<number>;
}

/** H-2.1 */
export const starterOf = ({ start }: HaiyukiOptions, round: number): Seat =>
  start === 'fixed' ? 0 : round % SEAT_COUNT;

/** H-5.1: what a match begins with. */
export const fullCarried = ({ hp, mp }: HaiyukiOptions): Carried => ({ hp: [hp, hp], mp: [mp, mp] });

export const result = (state: HaiyukiState): RoundResult | null => {
  if (state.phase.name !== 'over') return null;
  const round = state.round + 1;
  const hp = state.seats.map((each) => each.hp);
  const mp = state.seats.map((each) => each.mp);
  const next = isLastRound(state, hp)
    ? null
    : { round, dealer: starterOf(state.options, round), carried: { hp, mp } satisfies Carried };
  return { reason: state.phase.reason, next };
};

const isLastRound = ({ options, round }: HaiyukiState, [a = 0, b = 0]: readonly number[]): boolean => {
  if (a === 0 || b === 0) return true; // H-5.7
  const played = round + 1;
  if (options.rounds === null) return played >= MOST_ROUNDS; // H-5.9
  return played >= options.rounds + (a === b ? options.extraRounds : 0); // H-5.8
};
