/** when a hand may win, and on what it waits. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { countAll } from '../../core/meld.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { firstOfSuit, kinds, RANKS, SUITED, SUITS, suitOf } from '../../core/tile.ts';
import { isComplete, isSevenPairs } from '../../hand/complete.ts';
import { waits } from '../../hand/waits.ts';
import type { XuezhanOptions } from './options.ts';

/** A hand at rest or with its winning tile: what a win is judged by. */
export interface HandFacts {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  /** Null only for hands judged outside a game, where no suit was declared. */
  readonly voidSuit: Suit | null;
}

const ALL_KINDS = kinds(SUITED);
const MOST_SUITS = 2;

/** `hand` already holds the winning tile.: there is no minimum worth: points have no say in it. */
export const isWin = (options: XuezhanOptions, hand: HandFacts): boolean =>
  hasWinningShape(options, hand) && isFreeOfVoidSuit(hand);

/** melds are fixed sets, kongs too, the rest splits into sets and a pair: or seven pairs. */
const hasWinningShape = (options: XuezhanOptions, { concealed, melds }: HandFacts): boolean =>
  isComplete(concealed, options.sets - melds.length) ||
  (options.sevenPairs && melds.length === 0 && isSevenPairs(concealed));

/** where no suit was declared. */
const isFreeOfVoidSuit = (hand: HandFacts): boolean =>
  hand.voidSuit === null ? suitsIn(hand).length <= MOST_SUITS : !holdsSuit(hand, hand.voidSuit);

export const holdsSuit = ({ concealed, melds }: HandFacts, suit: Suit): boolean =>
  hasConcealed(concealed, suit) || melds.some((meld) => suitOf(meld.tile) === suit);

export const hasConcealed = (concealed: Counts, suit: Suit): boolean => {
  const first = firstOfSuit(suit);
  for (let i = 0; i < RANKS; i++) if (countOf(concealed, (first + i) as Tile) > 0) return true;
  return false;
};

export const suitsIn = (hand: HandFacts): Suit[] => SUITS.filter((suit) => holdsSuit(hand, suit));

/** the tiles that would complete a hand at rest; a tile it holds four times already is none of them. */
export const waitsOf = (options: XuezhanOptions, hand: HandFacts): Tile[] => {
  const held = countAll(SUITED, hand.concealed, hand.melds);
  const possible = ALL_KINDS.filter((tile) => countOf(held, tile) < SUITED.copies);
  return waits(hand.concealed, (concealed) => isWin(options, { ...hand, concealed }), possible);
};
