/** The win that an action would be, as the rules value it: on which tile, and from whom. */
import type { Seat } from '../core/seat.ts';
import type { TurnAction } from './actions.ts';
import type { Kit } from './kit.ts';
import type { WinClaim } from './roundRules.ts';
import type { RoundState } from './state.ts';
import { turnOf } from './state.ts';

export type Win = Extract<TurnAction, { readonly type: 'win' }>;

export const winClaimOf = <K extends Kit>(
  state: RoundState<K>,
  { seat, winners, action }: { readonly seat: Seat; readonly winners: readonly Seat[]; readonly action: Win },
): WinClaim => {
  const { phase } = state;
  if (phase.name === 'claim') {
    const { tile, from, robbing } = phase.window;
    return { seat, tile, from, robbed: robbing, winners };
  }
  return { seat, tile: action.tile ?? turnOf(state).drawn, from: null, robbed: false, winners };
};
