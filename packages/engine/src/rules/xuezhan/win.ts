/** when a hand may win, and on what it waits. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { meldSize } from '../../core/meld.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { indexOfSuit, kinds, SUITED, SUITS, suitOf } from '../../core/tile.ts';
import {
  hasFifthCopy,
  isCompleteByKeys,
  isCompleteWith,
  isSevenPairsByKeys,
  isSevenPairsWith,
} from '../../hand/complete.ts';
import type { SuitKeys } from '../../hand/keys.ts';
import { keysOf } from '../../hand/keys.ts';
import type { XuezhanOptions } from './options.ts';

interface Held {
  readonly melds: readonly Meld[];
  /** Null only for hands judged outside a game, where no suit was declared. */
  readonly voidSuit: Suit | null;
}

/** A hand at rest or with its winning tile: what a win is judged by. */
export interface HandFacts extends Held {
  readonly concealed: Counts;
}

/** The same with the concealed tiles as keys, as a state keeps them. */
export interface KeyedFacts extends Held {
  readonly keys: SuitKeys;
}

const ALL_KINDS = kinds(SUITED);

/** `hand` already holds the winning tile.: there is no minimum worth: points have no say in it. */
export const isWin = (options: XuezhanOptions, hand: HandFacts): boolean =>
  !hasFifthCopy(hand.concealed) && isWinByKeys(options, keyed(hand));

export const keyed = ({ concealed, melds, voidSuit }: HandFacts): KeyedFacts => ({
  keys: keysOf(concealed),
  melds,
  voidSuit,
});

export const isWinByKeys = (options: XuezhanOptions, hand: KeyedFacts): boolean =>
  !hasConcealed(hand.keys, hand.voidSuit) &&
  (isCompleteByKeys(hand.keys, setsLeft(options, hand)) ||
    (mayBePairs(options, hand) && isSevenPairsByKeys(hand.keys))) &&
  isFreeOfVoidSuit(hand);

/** Whether it would be a win with one tile more. */
export const isWinWith = (options: XuezhanOptions, hand: KeyedFacts, tile: Tile): boolean =>
  !hasConcealed(hand.keys, hand.voidSuit) &&
  (isCompleteWith(hand.keys, tile, setsLeft(options, hand)) ||
    (mayBePairs(options, hand) && isSevenPairsWith(hand.keys, tile))) &&
  isFreeOfVoidSuit(hand, tile);

/** melds are fixed sets, kongs too, the rest splits into sets and a pair. */
const setsLeft = ({ sets }: XuezhanOptions, { melds }: KeyedFacts): number => sets - melds.length;
/** */
const mayBePairs = ({ sevenPairs }: XuezhanOptions, { melds }: KeyedFacts): boolean =>
  sevenPairs && melds.length === 0;

/** where no suit was declared. */
const isFreeOfVoidSuit = (hand: KeyedFacts, tile: Tile | null = null): boolean => {
  const isOther = (suit: Suit): boolean => tile === null || suitOf(tile) !== suit;
  return hand.voidSuit === null
    ? SUITS.some((suit) => isOther(suit) && !holdsSuit(hand, suit))
    : isOther(hand.voidSuit) && !holdsSuit(hand, hand.voidSuit);
};

export const holdsSuit = ({ keys, melds }: KeyedFacts, suit: Suit): boolean =>
  hasConcealed(keys, suit) || melds.some((meld) => suitOf(meld.tile) === suit);

export const hasConcealed = (keys: SuitKeys, suit: Suit | null): boolean =>
  suit !== null && keys[indexOfSuit(suit)] !== 0;

export const suitsIn = (hand: KeyedFacts): Suit[] => SUITS.filter((suit) => holdsSuit(hand, suit));

/** the tiles that would complete a hand at rest; a tile it holds four times already is none of them. */
export const waitsOf = (options: XuezhanOptions, hand: HandFacts): Tile[] => {
  const asked = keyed(hand);
  if (hasConcealed(asked.keys, hand.voidSuit)) return [];
  return ALL_KINDS.filter((tile) => {
    const concealed = countOf(hand.concealed, tile);
    if (concealed === SUITED.copies || !isWinWith(options, asked, tile)) return false;
    return concealed + meldedCopies(hand.melds, tile) < SUITED.copies;
  });
};

const meldedCopies = (melds: readonly Meld[], tile: Tile): number =>
  melds.reduce((sum, meld) => (meld.tile === tile ? sum + meldSize(meld) : sum), 0);
