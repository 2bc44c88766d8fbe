/** The questions of the contract that a game on the shared round answers as every other does. */
import type { RoundEvent } from './events.ts';
import type { Kit } from './kit.ts';
import type { ActionOf } from './round.ts';
import { applyAction, defaultAction, evolveRound, legalActions, seatsToAct, whyNotNow } from './round.ts';
import type { RoundRules } from './roundRules.ts';
import type { Ruleset } from './ruleset.ts';
import { simulateRound } from './simulation.ts';
import type { RoundState } from './state.ts';

type Shared = 'toAct' | 'legal' | 'apply' | 'whyNot' | 'simulate' | 'defaultAction' | 'evolve';

export const roundRuleset = <K extends Kit>(
  rules: RoundRules<K>,
): Pick<
  Ruleset<RoundState<K>, ActionOf<K>, RoundEvent<K>, object, object, K['options'], object>,
  Shared
> => ({
  toAct: seatsToAct,
  legal: (state, seat) => legalActions(rules, state, seat),
  apply: (state, seat, action) => applyAction(rules, state, seat, action),
  whyNot: (state, seat, action) => whyNotNow(rules, state, seat, action),
  simulate: (state, events) => simulateRound(rules, state, events),
  defaultAction: (state, seat) => defaultAction(rules, state, seat),
  evolve: (state, event) => evolveRound(rules, state, event),
});
