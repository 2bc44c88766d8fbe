/** How a thought is put together, whatever the action is. */

import type { Tile } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import { exp } from '../exact.ts';
import { leaning } from './profiles.ts';
import type { Ready } from './readyHand.ts';
import type { Facts, Reckoning, Terms, Thought } from './reckoning.ts';
import { sumOf, termsOf } from './reckoning.ts';
import { GUARANTEED } from './rivals.ts';

export const bestOf = (thoughts: readonly Thought[]): Thought => {
  let best: Thought | undefined;
  for (const each of thoughts) if (best === undefined || sumOf(each.terms) > sumOf(best.terms)) best = each;
  if (best === undefined) throw new RangeError('there is nothing to choose from');
  return best;
};

/**
 * What a discard may be won for, and with it what was hoped for. What the other seat would take later is not set off against it:
 * whoever throws no such tile escapes the greater part of that.
 */
export const withRisk = ({ sight, dangers }: Reckoning, terms: Terms, tile: Tile): Terms => {
  const chance = dangers.chance[tile] ?? 0;
  if (chance === 0) return terms;
  const lost = dangers.lost[tile] ?? 0;
  const { win = 0, leaning: liked = 0, 'ready-bonus': bonus = 0 } = terms;
  const wary = leaning(sight.profile.defence, 0.4) - 1;
  return {
    ...terms,
    risk: -lost - chance * (win + bonus),
    leaning: liked * (1 - chance) - wary * lost,
  };
};

export const withDealIn = ({ dangers }: Reckoning, facts: Facts, tile: Tile): Facts => {
  const chance = dangers.chance[tile] ?? 0;
  return chance === 0 ? facts : { ...facts, 'deal-in': chance };
};

/** The chance that a draw so many turns on is bound to win and comes before the other seat has won. */
export const within = ({ threat, sight }: Reckoning, turns: number): number =>
  turns > sight.draws ? 0 : GUARANTEED * exp(-threat.pace * turns);

/** Of a hand that is ready and stays as it is. */
export const readyThought = (
  reckoning: Reckoning,
  action: HaiyukiAction,
  { ready, chance }: { readonly ready: Ready; readonly chance: number },
): Thought => {
  const damage = Math.min(ready.damage, reckoning.sight.other.hp);
  const terms = termsOf(reckoning, { chance, damage, liked: damage }, 1);
  const facts: Facts = { distance: 0, useful: ready.useful, 'win-chance': chance, 'win-value': damage };
  return {
    action,
    terms: withRisk(reckoning, terms, ready.tile),
    facts: withDealIn(reckoning, facts, ready.tile),
  };
};
