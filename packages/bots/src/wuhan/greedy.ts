/**
 * A first sensible player of Wuhan: it lays out what can only be laid out, opens, and heads for the nearest win, a little
 * rather for a big one. It sees to the minimum, but not to what a discard gives away.
 */
import type { AnyAction, Tile } from '@paiju/engine';
import { kindsIn } from '@paiju/engine';
import type { WuhanAction, WuhanView } from '@paiju/engine/wuhan';
import type { Bot } from '../bot.ts';
import type { Eyes } from '../eyes.ts';
import { CLEAR_EYES } from '../eyes.ts';
import type { Cost } from './discard.ts';
import { bestDiscard, costOf } from './discard.ts';
import type { ClaimedTile } from './holding.ts';
import { afterClaim, afterKong, holdingOf } from './holding.ts';
import type { Sight } from './sight.ts';
import { isDead, sightOf } from './sight.ts';

/** A novice thinks the same, but sees less. */
export const playerWith = (eyes: Eyes): Bot => ({
  choose: (view, legal) => {
    const action = decide(view as WuhanView, legal as readonly WuhanAction[], eyes);
    if (action === null) throw new RangeError('a bot was asked without a legal action');
    return action;
  },
});

/** It keeps nothing from one decision to the next, so one bot serves all seats. */
export const greedyWuhan: Bot = playerWith(CLEAR_EYES);

type Chosen = AnyAction | null;

/** What the replacement draw after a kong is worth. */
const EXTRA_DRAW = 0.35;
/** A claim gives up freedom: it must be this much better than passing. Measured: with nothing here it wins less often. */
const CLAIM = 0.2;

const decide = (view: WuhanView, legal: readonly WuhanAction[], eyes: Eyes): Chosen => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass !== undefined && eyes.overlooks()) return pass;
  const win = legal.find(({ type }) => type === 'win');
  if (win !== undefined) return win;
  // W-3.3: with a special tile but wilds in the hand there is no win.
  const dead = legal.find((action) => action.type === 'kong' && isDead(view, action.tile));
  if (dead !== undefined && view.phase.name === 'turn') return dead;
  const sight = sightOf(view);
  return view.phase.name === 'claim' ? claim(sight, view.phase, legal, eyes) : turn(sight, legal, eyes);
};

/** The cheapest so far. */
class Choice {
  action: Chosen = null;
  #cost = Number.POSITIVE_INFINITY;

  offer(action: WuhanAction, cost: Cost): void {
    if (cost >= this.#cost) return;
    this.action = action;
    this.#cost = cost;
  }
}

const turn = (sight: Sight, legal: readonly WuhanAction[], eyes: Eyes): Chosen => {
  const holding = holdingOf(sight);
  const choice = new Choice();
  const candidates: Tile[] = [];
  for (const action of legal) {
    if (action.type === 'discard') candidates.push(action.tile);
    if (action.type === 'kong')
      choice.offer(action, costOf(sight, afterKong(sight, holding, action.tile), eyes) - EXTRA_DRAW);
  }
  const { tile, cost } = bestDiscard(sight, holding, candidates, eyes);
  const discard = legal.find((action) => action.type === 'discard' && action.tile === tile);
  if (discard !== undefined) choice.offer(discard, cost);
  return choice.action;
};

const claim = (sight: Sight, claimed: ClaimedTile, legal: readonly WuhanAction[], eyes: Eyes): Chosen => {
  const choice = new Choice();
  for (const action of legal) choice.offer(action, claimCost(sight, claimed, action, eyes));
  return choice.action;
};

const claimCost = (sight: Sight, claimed: ClaimedTile, action: WuhanAction, eyes: Eyes): Cost => {
  const holding = holdingOf(sight);
  switch (action.type) {
    case 'chow':
    case 'pung': {
      const after = afterClaim(holding, action.type, action.tile, claimed);
      return bestDiscard(sight, after, kindsIn(after.hand), eyes).cost + CLAIM;
    }
    case 'kong':
      return costOf(sight, afterClaim(holding, 'kong', action.tile, claimed), eyes) - EXTRA_DRAW + CLAIM;
    default:
      return costOf(sight, holding, eyes);
  }
};
