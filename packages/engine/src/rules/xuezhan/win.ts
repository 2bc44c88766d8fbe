/** when a hand may win, and on what it waits. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { meldSize } from '../../core/meld.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import { indexOfSuit, RANKS, SUITED, SUITS, suitOf } from '../../core/tile.ts';
import {
  hasFifthCopy,
  isCompleteByKeys,
  isCompleteWith,
  isSevenPairsByKeys,
  isSevenPairsWith,
} from '../../hand/complete.ts';
import type { SuitKeys } from '../../hand/keys.ts';
import { keysOf } from '../../hand/keys.ts';
import { formsBeside, formsOf, formsWith } from '../../hand/suitForms.ts';
import type { XuezhanOptions } from './options.ts';

/** A hand at rest or with its winning tile: what a win is judged by. */
export interface HandFacts {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  /** Null only for hands judged outside a game, where no suit was declared. */
  readonly voidSuit: Suit | null;
}

/** The same with the concealed tiles as keys, as a state keeps them. The void suit is named apart: then nothing is made to ask. */
interface KeyedHand {
  readonly keys: SuitKeys;
  readonly melds: readonly Meld[];
}

/** `hand` already holds the winning tile.: there is no minimum worth: points have no say in it. */
export const isWin = (options: XuezhanOptions, hand: HandFacts): boolean =>
  !hasFifthCopy(hand.concealed) && isWinByKeys(options, keyed(hand), hand.voidSuit);

export const keyed = ({ concealed, melds }: HandFacts): KeyedHand => ({ keys: keysOf(concealed), melds });

// Both begin with what settles it for nearly every hand.
export const isWinByKeys = (options: XuezhanOptions, hand: KeyedHand, voidSuit: Suit | null): boolean =>
  !hasConcealed(hand.keys, voidSuit) &&
  formsOf(hand.keys) !== 0 &&
  (isCompleteByKeys(hand.keys, setsLeft(options, hand)) ||
    (mayBePairs(options, hand) && isSevenPairsByKeys(hand.keys))) &&
  isFreeOfVoidSuit(hand, voidSuit);

/** Whether it would be a win with one tile more. */
export const isWinWith = (
  options: XuezhanOptions,
  hand: KeyedHand,
  voidSuit: Suit | null,
  tile: Tile,
): boolean =>
  !hasConcealed(hand.keys, voidSuit) &&
  formsWith(hand.keys, tile) !== 0 &&
  (isCompleteWith(hand.keys, tile, setsLeft(options, hand)) ||
    (mayBePairs(options, hand) && isSevenPairsWith(hand.keys, tile))) &&
  isFreeOfVoidSuit(hand, voidSuit, tile);

/** melds are fixed sets, kongs too, the rest splits into sets and a pair. */
const setsLeft = ({ sets }: XuezhanOptions, { melds }: KeyedHand): number => sets - melds.length;
/** */
const mayBePairs = ({ sevenPairs }: XuezhanOptions, { melds }: KeyedHand): boolean =>
  sevenPairs && melds.length === 0;

/** where no suit was declared. */
const isFreeOfVoidSuit = (hand: KeyedHand, voidSuit: Suit | null, tile: Tile | null = null): boolean => {
  const isOther = (suit: Suit): boolean => tile === null || suitOf(tile) !== suit;
  return voidSuit === null
    ? SUITS.some((suit) => isOther(suit) && !holdsSuit(hand, suit))
    : isOther(voidSuit) && !holdsSuit(hand, voidSuit);
};

export const holdsSuit = ({ keys, melds }: KeyedHand, suit: Suit): boolean =>
  hasConcealed(keys, suit) || melds.some((meld) => suitOf(meld.tile) === suit);

export const hasConcealed = (keys: SuitKeys, suit: Suit | null): boolean =>
  suit !== null && keys[indexOfSuit(suit)] !== 0;

export const suitsIn = (hand: KeyedHand): Suit[] => SUITS.filter((suit) => holdsSuit(hand, suit));

/** the tiles that would complete a hand at rest; a tile it holds four times already is none of them. */
export const waitsOf = (options: XuezhanOptions, { concealed, melds, voidSuit }: HandFacts): Tile[] =>
  waitsByKeys(options, { concealed, keys: keysOf(concealed), melds }, voidSuit);

/** The same of a hand whose keys are known. */
export const waitsByKeys = (
  options: XuezhanOptions,
  hand: KeyedHand & Pick<HandFacts, 'concealed'>,
  voidSuit: Suit | null,
): Tile[] => {
  const { concealed, melds } = hand;
  const waits: Tile[] = [];
  if (hasConcealed(hand.keys, voidSuit)) return waits;
  for (let suit = 0; suit < SUITS.length; suit++) {
    if (formsBeside(hand.keys, suit) === 0) continue;
    for (let kind = suit * RANKS; kind < (suit + 1) * RANKS; kind++) {
      const tile = kind as Tile;
      const held = countOf(concealed, tile);
      if (held === SUITED.copies || !isWinWith(options, hand, voidSuit, tile)) continue;
      if (held + meldedCopies(melds, tile) < SUITED.copies) waits.push(tile);
    }
  }
  return waits;
};

const meldedCopies = (melds: readonly Meld[], tile: Tile): number =>
  melds.reduce((sum, meld) => (meld.tile === tile ? sum + meldSize(meld) : sum), 0);
