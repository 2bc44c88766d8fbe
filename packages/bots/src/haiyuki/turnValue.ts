/** What the expert thinks of everything it may do in its own turn. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';
import { bestOf, readyThought, withDealIn, within, withRisk } from './actionValue.ts';
import { prospectsOf } from './prospects.ts';
import { reachOf, readyChance } from './reach.ts';
import type { Ready } from './readyHand.ts';
import { chanceWithin, readyDiscards } from './readyHand.ts';
import type { Facts, Reckoning, Thought } from './reckoning.ts';
import { termsOf, wayOf } from './reckoning.ts';
import type { Plan } from './skillValue.ts';
import { weighSkill } from './skillValue.ts';
import { ownWinBy } from './winValue.ts';
import { worthsOf } from './worths.ts';

export const weighTurn = (reckoning: Reckoning, legal: readonly HaiyukiAction[]): readonly Thought[] => {
  const { sight } = reckoning;
  const discards = discardThoughts(reckoning);
  const ready = discards.nearest <= 1 ? readyDiscards(sight) : [];
  const plain = (action: HaiyukiAction): Thought | null => {
    switch (action.type) {
      case 'tsumo':
        return winNow(reckoning, action);
      case 'discard': {
        const kept = ready.find(({ tile }) => tile === action.tile);
        return kept === undefined
          ? discards.of(action, action.tile)
          : keptReady(reckoning, action, kept, discards.of);
      }
      case 'riichi':
        return riichi(reckoning, action, found(ready, action.tile));
      default:
        return null;
    }
  };
  const thoughts = legal.map(plain);
  const best = bestOf(thoughts.filter((each) => each !== null));
  const plan: Plan = { reckoning, best, ready, thoughts: thoughts.filter((each) => each !== null) };
  return legal.map((action, i) => thoughts[i] ?? weighSkill(plan, action));
};

const found = (ready: readonly Ready[], tile: Tile): Ready => {
  const own = ready.find((each) => each.tile === tile);
  if (own === undefined) throw new Error('riichi needs a discard that leaves the hand ready');
  return own;
};

/** The hand is complete as it is. */
const winNow = ({ sight }: Reckoning, action: HaiyukiAction): Thought => {
  const { certain, expected } = ownWinBy(sight, action);
  return { action, terms: { win: expected }, facts: { 'win-chance': 1, 'win-value': certain } };
};

const discardThoughts = (reckoning: Reckoning) => {
  const { sight, loss, draws } = reckoning;
  const { all, open, own, unseenTiles } = sight;
  const isOpen = own.melds.length > 0;
  const prospects = prospectsOf(sight, { all, open, isOpen, draws }, worthsOf(sight, isOpen, loss));
  const reach = reachOf(sight, prospects);
  const of = (action: HaiyukiAction, tile: Tile): Thought => {
    const { distance, useful } = reach(tile);
    const way = wayOf(prospects.after(tile), loss);
    const terms = termsOf(reckoning, way, readyChance({ distance, useful }, sight.draws, unseenTiles));
    const facts: Facts = { distance, useful, 'win-chance': way.chance, 'win-value': way.damage };
    return { action, terms: withRisk(reckoning, terms, tile), facts: withDealIn(reckoning, facts, tile) };
  };
  return { of, nearest: prospects.nearest };
};

/** The hand stays as it is, and what it waits for wins from either seat. */
const riichi = (reckoning: Reckoning, action: HaiyukiAction, ready: Ready): Thought => {
  const { sight, waitingDraws } = reckoning;
  if (sight.own.guaranteed) return certain(reckoning, action, ready);
  const chance = chanceWithin(sight, waitingDraws, { useful: ready.useful, inRiichi: true });
  return readyThought(reckoning, action, { ready, chance });
};

/** An open hand may still grow; a closed one that is worth waiting with is declared, or else gains nothing by its silence. */
const keptReady = (
  reckoning: Reckoning,
  action: HaiyukiAction,
  ready: Ready,
  growing: (action: HaiyukiAction, tile: Tile) => Thought,
): Thought => {
  const { own } = reckoning.sight;
  if (own.guaranteed) return certain(reckoning, action, ready);
  const silent = waiting(reckoning, action, ready);
  return own.melds.length === 0 ? silent : bestOf([silent, growing(action, ready.tile)]);
};

/** The hand is ready and says nothing of it: only the own draws win. */
const waiting = (reckoning: Reckoning, action: HaiyukiAction, ready: Ready): Thought => {
  const { sight, waitingDraws } = reckoning;
  const chance = chanceWithin(sight, waitingDraws, { useful: ready.useful, inRiichi: false });
  return readyThought(reckoning, action, { ready, chance });
};

/** H-6.30: the next draw wins, if the other seat does not do so before. */
const certain = (reckoning: Reckoning, action: HaiyukiAction, ready: Ready): Thought =>
  readyThought(reckoning, action, { ready, chance: ready.useful === 0 ? 0 : within(reckoning, 1) });
