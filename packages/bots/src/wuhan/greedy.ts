/**
 * A first sensible player of Wuhan: it lays out what can only be laid out, opens, and heads for the nearest win, a little
 * rather for a big one. It sees to the minimum, but not to what a discard gives away.
 */
import type { AnyAction, JudgedSeat, LaidMeld, MeldView, Tile, WuhanAction, WuhanView } from '@paiju/engine';
import { countOf, kindsIn } from '@paiju/engine';
import type { Bot } from '../bot.ts';
import type { Cost, Holding } from './outlook.ts';
import { bestDiscard, costOf, holdingOf } from './outlook.ts';
import type { Situation } from './situation.ts';
import { kindOf, situationOf } from './situation.ts';

/** It keeps nothing from one decision to the next, so one bot serves all seats. */
export const greedyWuhan: Bot = {
  choose: (view, legal) => {
    const action = decide(view as WuhanView, legal as readonly WuhanAction[]);
    if (action === null) throw new RangeError('a bot was asked without a legal action');
    return action;
  },
};

type Chosen = AnyAction | null;

/** What the replacement draw after a kong is worth. */
const EXTRA_DRAW = 0.35;
/** A claim gives up freedom: it must be this much better than passing. Measured: with nothing here it wins less often. */
const CLAIM = 0.2;

const decide = (view: WuhanView, legal: readonly WuhanAction[]): Chosen => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  const win = legal.find(({ type }) => type === 'win');
  if (win !== undefined) return win;
  // W-3.3: with a skin or a red dragon in the hand there is no win.
  const dead = legal.find((action) => action.type === 'kong' && isDead(view, action.tile));
  if (dead !== undefined && view.phase.name === 'turn') return dead;
  const situation = situationOf(view);
  return view.phase.name === 'claim' ? claim(situation, view.phase, legal) : turn(situation, legal);
};

const isDead = (view: WuhanView, tile: Tile): boolean => {
  const kind = kindOf(view, tile);
  return kind === 'pizi' || kind === 'zhong';
};

interface Rated {
  readonly action: WuhanAction;
  readonly cost: Cost;
}

const cheapest = (rated: readonly Rated[]): WuhanAction | null =>
  rated.reduce<Rated | null>((best, own) => (best === null || own.cost < best.cost ? own : best), null)
    ?.action ?? null;

const turn = (situation: Situation, legal: readonly WuhanAction[]): Chosen => {
  const holding = holdingOf(situation);
  const discards = legal.filter((action) => action.type === 'discard');
  const { tile, cost } = bestDiscard(
    situation,
    holding,
    discards.map((action) => action.tile),
  );
  const discard = discards.find((action) => action.tile === tile);
  const kongs = legal.flatMap((action) =>
    action.type === 'kong'
      ? [{ action, cost: costOf(situation, afterKong(situation, holding, action.tile)) - EXTRA_DRAW }]
      : [],
  );
  return cheapest([...kongs, ...(discard === undefined ? [] : [{ action: discard, cost }])]);
};

/** On the own turn: a wild laid out, a fourth tile onto an own pung, or four concealed ones. */
const afterKong = ({ wild }: Situation, holding: Holding, tile: Tile): Holding => {
  const { hand, melds, laid } = holding;
  if (tile === wild) {
    const special = { ...laid.special, laizi: laid.special.laizi + 1 };
    return { ...holding, wilds: holding.wilds - 1, laid: { ...laid, special } };
  }
  const place = melds.findIndex((meld) => meld.kind === 'pung' && meld.tile === tile);
  const from = melds[place]?.from ?? null;
  const made = place < 0 ? 'concealed' : 'added';
  const kong: MeldView = { kind: 'kong', tile, from, made };
  const set: LaidMeld = { kind: 'kong', from, made };
  // `melds` and `laid.melds` are the same melds in the same order.
  const at = place < 0 ? melds.length : place;
  return {
    ...holding,
    hand: without(
      hand,
      Array.from({ length: place < 0 ? 4 : 1 }, () => tile),
    ),
    melds: melds.toSpliced(at, 1, kong),
    laid: { ...laid, melds: laid.melds.toSpliced(at, 1, set) },
  };
};

const claim = (
  situation: Situation,
  { tile: claimed, from }: { readonly tile: Tile; readonly from: number },
  legal: readonly WuhanAction[],
): Chosen => {
  const holding = holdingOf(situation);
  const rated = legal.map((action): Rated => {
    switch (action.type) {
      case 'chow':
      case 'pung': {
        const after = afterClaim(
          holding,
          { kind: action.type, tile: action.tile, from, made: null },
          claimed,
        );
        return { action, cost: bestDiscard(situation, after, kindsIn(after.hand)).cost + CLAIM };
      }
      case 'kong': {
        const after = afterClaim(
          holding,
          { kind: 'kong', tile: action.tile, from, made: 'claimed' },
          claimed,
        );
        return { action, cost: costOf(situation, after) - EXTRA_DRAW + CLAIM };
      }
      default:
        return { action, cost: costOf(situation, holding) };
    }
  });
  return cheapest(rated);
};

const afterClaim = (holding: Holding, meld: MeldView & { readonly from: number }, claimed: Tile): Holding => {
  const { kind, from } = meld;
  const tile = meld.tile ?? claimed;
  const run = [0, 1, 2].map((step) => (tile + step) as Tile).filter((own) => own !== claimed);
  const used = kind === 'chow' ? run : Array.from({ length: kind === 'pung' ? 2 : 3 }, () => tile);
  const set: LaidMeld = kind === 'kong' ? { kind, from, made: 'claimed' } : { kind, from };
  const laid: JudgedSeat = { ...holding.laid, melds: [...holding.laid.melds, set] };
  return { ...holding, hand: without(holding.hand, used), melds: [...holding.melds, meld], laid };
};

const without = (hand: Holding['hand'], tiles: readonly Tile[]): Holding['hand'] => {
  const rest = hand.slice();
  for (const tile of tiles) rest[tile] = countOf(rest, tile) - 1;
  return rest;
};
