/**
 * A beginner at Xuezhan: it keeps what looks as if it belonged together, gives up its shortest suit and takes every pung and
 * kong it notices. It counts neither tiles nor steps, misjudges what it compares and overlooks some claims.
 */
import type { AnyAction, Counts, Tile } from '@paiju/engine';
import { countTiles, SUITED, suitOf } from '@paiju/engine';
import type { OpeningChoice, XuezhanAction, XuezhanView } from '@paiju/engine/xuezhan';
import type { Bot, BotSeat } from '../bot.ts';
import type { Eyes } from '../eyes.ts';
import { eyesOf } from '../eyes.ts';
import { neighbours } from '../neighbours.ts';

/** Measured in bury3: it ends a round about as far behind greedy as it is before random. */
const BLUR = 0.4;

export const noviceXuezhan = (seat: BotSeat): Bot => {
  const eyes = eyesOf(BLUR, seat);
  return {
    choose: (view, legal) => {
      const action = decide(view as XuezhanView, legal as readonly XuezhanAction[], eyes);
      if (action === null) throw new RangeError('a bot was asked without a legal action');
      return action;
    },
  };
};

const decide = (view: XuezhanView, legal: readonly XuezhanAction[], eyes: Eyes): AnyAction | null => {
  const [only, second] = legal;
  if (only === undefined || second === undefined) return only ?? null;
  if (view.hand === null) throw new RangeError('a spectator has nothing to choose');
  const hand = countTiles(SUITED, view.hand);
  if (view.phase.name === 'choice')
    return least(legal as readonly OpeningChoice[], (choice) => eyes.seen(loss(hand, choice)));
  const own = view.phase.name === 'turn';
  return (
    legal.find(({ type }) => type === 'win' && (own || !eyes.overlooks())) ??
    legal.find(({ type }) => type === 'kong' && !eyes.overlooks()) ??
    legal.find(({ type }) => type === 'pung' && !eyes.overlooks()) ??
    legal.find(({ type }) => type === 'pass') ??
    least(
      legal.flatMap((action) => (action.type === 'discard' ? [action] : [])),
      ({ tile }) => eyes.seen(neighbours(hand, tile)),
    )
  );
};

/** A suit is given up for being short; which of its tiles goes first, for belonging to nothing. */
const loss = (hand: Counts, choice: OpeningChoice): number => {
  const suit = choice.type === 'void' ? choice.suit : suitOf(choice.tiles[0] as Tile);
  const length = hand.reduce((sum, held, tile) => (suitOf(tile as Tile) === suit ? sum + held : sum), 0);
  const tiles = choice.type === 'void' ? [] : choice.tiles;
  return SUIT_FIRST * length + tiles.reduce((sum, tile) => sum + neighbours(hand, tile), 0);
};

/** More than three tiles can have to do with a hand. */
const SUIT_FIRST = 200;

/** The first of the items that seem worth least. */
const least = <T>(items: readonly T[], worth: (item: T) => number): T | null => {
  const worths = items.map(worth);
  return items[worths.indexOf(Math.min(...worths))] ?? null;
};
