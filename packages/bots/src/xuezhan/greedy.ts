/**
 * A first sensible player of Xuezhan, for every preset: it heads for the nearest win by the way with the most unseen
 * tiles. It weighs neither the worth of a hand nor what a discard gives away.
 */
import type { AnyAction, Tile } from '@paiju/engine';
import { withoutTile } from '@paiju/engine';
import type { OpeningChoice, XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import type { Bot } from '../bot.ts';
import { bestDiscard } from './discard.ts';
import { isKongWorth, isPungWorth } from './melds.ts';
import { bestOpening } from './opening.ts';
import { distanceTo, reachOf } from './reach.ts';
import type { Sight } from './sight.ts';
import { sightOf } from './sight.ts';

/** It keeps nothing from one decision to the next, so one bot serves all seats. */
export const greedyXuezhan: Bot = {
  choose: (view, legal) => {
    const action = decide(view as XuezhanView, legal as readonly XuezhanAction[]);
    if (action === null) throw new RangeError('a bot was asked without a legal action');
    return action;
  },
};

type Chosen = AnyAction | null;

const decide = (view: XuezhanView, legal: readonly XuezhanAction[]): Chosen => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  const wins = legal.filter(({ type }) => type === 'win');
  // A win without a choice needs no thought; the rest of the reading does.
  if (wins.length === 1) return wins[0] ?? null;
  const sight = sightOf(view);
  if (wins.length > 1) return openingWin(sight, wins);
  if (view.phase.name === 'choice') return bestOpening(sight, legal as readonly OpeningChoice[]);
  return view.phase.name === 'claim' ? claim(sight, legal) : turn(sight, legal);
};

/** the tile to set aside is the one without which the locked hand waits for the most tiles. */
const openingWin = ({ aim, hand, unseen }: Sight, wins: readonly XuezhanAction[]): Chosen =>
  most(wins, (win) => {
    const tile = tileOf(win);
    return tile === null ? 0 : reachOf(aim, withoutTile(hand, tile), unseen).useful;
  });

const claim = (sight: Sight, legal: readonly XuezhanAction[]): Chosen => {
  const now = distanceTo(sight.aim, sight.hand);
  return (
    legal.find((action) => action.type === 'kong' && isKongWorth(sight, action.tile, now)) ??
    legal.find((action) => action.type === 'pung' && isPungWorth(sight, action.tile)) ??
    legal.find((action) => action.type === 'pass') ??
    null
  );
};

const turn = (sight: Sight, legal: readonly XuezhanAction[]): Chosen => {
  const { aim, hand, unseen } = sight;
  const discards = legal.filter((action) => action.type === 'discard');
  const best = bestDiscard(
    aim,
    hand,
    unseen,
    discards.map(({ tile }) => tile),
  );
  const now = best?.distance ?? Infinity;
  return (
    legal.find((action) => action.type === 'kong' && isKongWorth(sight, action.tile, now)) ??
    discards.find(({ tile }) => tile === best?.tile) ??
    null
  );
};

const tileOf = (action: XuezhanAction): Tile | null =>
  'tile' in action && action.tile !== undefined ? action.tile : null;

/** The first of the items worth most. */
const most = <T>(items: readonly T[], worth: (item: T) => number): T | null => {
  const worths = items.map(worth);
  return items[worths.indexOf(Math.max(...worths))] ?? null;
};
