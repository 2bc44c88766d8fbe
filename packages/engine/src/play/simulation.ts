/** A round played in place, for simulation and search: the rules and the round are the same, only nothing is copied or kept. */
import type { Seat } from '../core/seat.ts';
import { perform } from './decide.ts';
import type { RoundEvent } from './events.ts';
import type { Kit } from './kit.ts';
import { Remembering } from './remembering.ts';
import type { ActionOf } from './round.ts';
import { findLegal, seatsToAct } from './round.ts';
import type { RoundRules } from './roundRules.ts';
import type { Simulation } from './ruleset.ts';
import { Run } from './run.ts';
import type { RoundState } from './state.ts';
import { draftOf } from './state.ts';

export const simulateRound = <K extends Kit>(
  rules: RoundRules<K>,
  start: RoundState<K>,
  events: RoundEvent<K>[] | null = null,
): Simulation<RoundState<K>, ActionOf<K>> => {
  const run = new Run(rules, draftOf(start), events);
  return {
    state: run.state,
    toAct: () => seatsToAct(run.state),
    legal: (seat: Seat) => findLegal(rules, run.state, seat),
    act: (seat: Seat, action: ActionOf<K>) => {
      perform(run, seat, action);
      Remembering.forget(run.state);
    },
  };
};
