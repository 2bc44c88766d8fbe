/** W-6.1 to W-6.15: the win types, and how few substitutes each needs. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { isSetMeld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { RANKS, rankOf, SUITS, suitIndex } from '../../core/tile.ts';
import type { HandForm } from '../../hand/wilds.ts';
import { isCompleteWithWilds } from '../../hand/wilds.ts';
import type { BigType, WinWay } from './basics.ts';
import { SET_COUNT } from './basics.ts';
import { isOpening } from './openings.ts';
import type { WuhanOptions } from './options.ts';
import type { Specials } from './specials.ts';
import { ZHONG } from './specials.ts';

/** A hand with its winning tile. */
export interface HandFacts {
  readonly concealed: Counts;
  readonly melds: readonly Meld[];
  readonly specials: Specials;
}

/** How the winning tile came. */
export interface WinSource {
  readonly way: WinWay;
  /** A self-drawn tile was one of the last four of the wall. */
  readonly lastTile: boolean;
}

/** W-5.3 */
const MOST_SUBSTITUTES_BIG = 2;
export const MOST_SUBSTITUTES_SMALL = 1;
const SUIT_INDEXES = [...SUITS.keys()];
/** More than the wilds there are. */
const IMPOSSIBLE = 9;

/** The fewest wilds used as something else, for each big type the hand can be; others are left out. */
export const bigTypes = (
  options: WuhanOptions,
  hand: HandFacts,
  source: WinSource,
): ReadonlyMap<BigType, number> => {
  const types = new Map<BigType, number>();
  const add = (type: BigType, substitutes: number): void => {
    if (substitutes <= MOST_SUBSTITUTES_BIG) types.set(type, substitutes);
  };
  add('pure-flush', flushSubstitutes(hand));
  add(
    'triplets',
    hand.melds.some((meld) => meld.kind === 'chow') ? IMPOSSIBLE : formSubstitutes(hand, 'triplets'),
  );
  add('all-winds', uniformSubstitutes(hand, isWindTile));
  add('all-jiang', uniformSubstitutes(hand, isJiangTile));
  const standard = formSubstitutes(hand, 'jiang-pair');
  if (isFullyMelded(options, hand) && source.way === 'discard') add('fully-melded', standard);
  if (source.way === 'kong-bloom') add('kong-bloom', standard);
  if (source.lastTile) add('last-tile', standard);
  if (source.way === 'robbed-kong') add('robbed-kong', standard);
  return types;
};

/** W-6.1, W-6.2: the substitutes of a small win; more than allowed where there is none. */
export const smallSubstitutes = (hand: HandFacts): number => formSubstitutes(hand, 'jiang-pair');

/** W-3.4, W-3.5: the fewest wilds used as something else with which the concealed tiles take the form; the others are themselves. */
const formSubstitutes = ({ concealed, melds, specials }: HandFacts, form: HandForm): number => {
  const wilds = countOf(concealed, specials.laizi);
  const sets = SET_COUNT - melds.filter(isSetMeld).length; // W-5.4
  const tiles = concealed.slice();
  for (let substitutes = 0; substitutes <= wilds; substitutes++) {
    tiles[specials.laizi] = wilds - substitutes;
    if (isCompleteWithWilds(tiles, substitutes, sets, form)) return substitutes;
  }
  return IMPOSSIBLE;
};

/** W-6.3: one suit, melds included; a wild of that suit may be itself, any other is a substitute. */
const flushSubstitutes = (hand: HandFacts): number => {
  const { concealed, melds, specials } = hand;
  const suit = SUIT_INDEXES.find((index) => isEveryFixed(hand, (tile) => suitIndex(tile) === index));
  if (suit === undefined) return IMPOSSIBLE;
  if (suitIndex(specials.laizi) === suit) return formSubstitutes(hand, 'any-pair');
  const wilds = countOf(concealed, specials.laizi);
  const tiles = concealed.slice();
  tiles[specials.laizi] = 0;
  const sets = SET_COUNT - melds.filter(isSetMeld).length;
  return isCompleteWithWilds(tiles, wilds, sets, 'any-pair') ? wilds : IMPOSSIBLE;
};

/** W-6.5, W-6.6: no shape at all; every tile is a wind, or a 2, 5 or 8 (W-1.2). */
const uniformSubstitutes = (hand: HandFacts, belongs: (tile: Tile) => boolean): number => {
  if (!isEveryFixed(hand, belongs)) return IMPOSSIBLE;
  return belongs(hand.specials.laizi) ? 0 : countOf(hand.concealed, hand.specials.laizi);
};

/** Of every tile that cannot stand for another: melds that are sets, and concealed tiles but the wilds. No list of them is made: this is asked of every discard. */
const isEveryFixed = (
  { concealed, melds, specials }: HandFacts,
  belongs: (tile: Tile) => boolean,
): boolean => {
  for (let kind = 0; kind < concealed.length; kind++)
    if (concealed[kind] !== 0 && kind !== specials.laizi && !belongs(kind as Tile)) return false;
  return melds.every((meld) => !isSetMeld(meld) || isAll(meld, belongs));
};

const isAll = (meld: Meld, belongs: (tile: Tile) => boolean): boolean =>
  belongs(meld.tile) &&
  (meld.kind !== 'chow' || (belongs((meld.tile + 1) as Tile) && belongs((meld.tile + 2) as Tile)));

const isWindTile = (tile: Tile): boolean => tile >= SUITS.length * RANKS && tile !== ZHONG;
const isJiangTile = (tile: Tile): boolean => tile < SUITS.length * RANKS && rankOf(tile) % 3 === 2;

/** W-6.7: four melds, all of them openings. */
const isFullyMelded = (options: WuhanOptions, { melds }: HandFacts): boolean => {
  const sets = melds.filter(isSetMeld);
  return sets.length === SET_COUNT && sets.every((meld) => isOpening(options, meld));
};
