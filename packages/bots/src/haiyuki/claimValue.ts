/** What the expert thinks of claiming a discard, and of leaving it. */
import type { Tile } from '@paiju/engine';
import { countOf, kindsIn } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import { bestOf, withDealIn, withRisk } from './actionValue.ts';
import { plus } from './holding.ts';
import { leaning } from './profiles.ts';
import { prospectsOf } from './prospects.ts';
import { reachOf, readyChance } from './reach.ts';
import type { Reckoning, Thought } from './reckoning.ts';
import { drawsBefore, EARLY, sumOf, termsOf, wayOf } from './reckoning.ts';
import { ownWinBy } from './winValue.ts';
import { worthsOf } from './worths.ts';

export const weighClaim = (
  reckoning: Reckoning,
  tile: Tile,
  legal: readonly HaiyukiAction[],
): readonly Thought[] =>
  legal.map((action) => {
    switch (action.type) {
      case 'ron':
        return winOn(reckoning, action);
      case 'pon':
        return claimed(reckoning, action, tile);
      default:
        return left(reckoning, action);
    }
  });

const winOn = ({ sight }: Reckoning, action: HaiyukiAction): Thought => {
  const { certain, expected } = ownWinBy(sight, action);
  return { action, terms: { win: expected }, facts: { 'win-chance': 1, 'win-value': certain } };
};

/** The hand goes on as it is. */
export const left = (reckoning: Reckoning, action: HaiyukiAction): Thought => {
  const { sight, loss, draws } = reckoning;
  const { all, open, own, unseenTiles } = sight;
  const isOpen = own.melds.length > 0;
  const prospects = prospectsOf(sight, { all, open, isOpen, draws }, worthsOf(sight, isOpen, loss));
  const { distance, useful } = reachOf(sight, prospects)(null);
  const way = wayOf(prospects.none, loss);
  const ready = readyChance({ distance, useful }, sight.draws, unseenTiles);
  return {
    action,
    terms: termsOf(reckoning, way, ready),
    facts: { distance, useful, 'win-chance': way.chance, 'win-value': way.damage },
  };
};

/** The best discard after the pung, which takes the place of a draw. */
const claimed = (reckoning: Reckoning, action: HaiyukiAction, tile: Tile): Thought => {
  const { sight, loss, threat } = reckoning;
  const all = plus(sight.all, tile, 1);
  const draws = sight.draws - 1;
  const holding = {
    all,
    open: plus(sight.open, tile, 3),
    isOpen: true,
    draws: drawsBefore(threat.pace * EARLY, draws),
  };
  const prospects = prospectsOf(sight, holding, worthsOf(sight, true, loss));
  const reach = reachOf({ ...sight, all }, prospects);
  const eager = leaning(sight.profile.speed, 0.45) - 1;
  const after = kindsIn(sight.closed)
    .filter((kind) => countOf(sight.closed, kind) > (kind === tile ? 2 : 0))
    .map((kind): Thought => {
      const { distance, useful } = reach(kind);
      const way = wayOf(prospects.after(kind), loss);
      const ready = readyChance({ distance, useful }, draws, sight.unseenTiles);
      const terms = withRisk(reckoning, termsOf(reckoning, way, ready), kind);
      const facts = { distance, useful, 'win-chance': way.chance, 'win-value': way.damage };
      return { action, terms, facts: withDealIn(reckoning, facts, kind) };
    });
  const best = bestOf(after);
  const fond = eager * (sumOf(best.terms) - (best.terms['later-risk'] ?? 0));
  return { ...best, terms: { ...best.terms, leaning: (best.terms.leaning ?? 0) + fond } };
};
