/** The kinds of hand the bot builds, and how many tiles each still lacks. */
import type { Counts, Tile } from '@paiju/engine';
import {
  countOf,
  distance,
  kinds,
  rankOf,
  SUITED_AND_HONOURS,
  SUITS,
  suitIndex,
  tileOf,
} from '@paiju/engine';

/** W-6.1 to W-6.6: a jiang pair and any sets, one suit, triplets, or tiles of one sort without a shape. */
export type Aim =
  | { readonly type: 'plain' }
  | { readonly type: 'flush'; readonly suit: number }
  | { readonly type: 'triplets' }
  | { readonly type: 'jiang' }
  | { readonly type: 'winds' };

const ALL_KINDS = kinds(SUITED_AND_HONOURS);
/** No hand is built with red dragons, so their place in the counts is free. */
const ZHONG = tileOf(SUITED_AND_HONOURS, '7z') ?? (0 as Tile);

const isJiang = (tile: Tile): boolean => suitIndex(tile) < SUITS.length && rankOf(tile) % 3 === 2;
const isWind = (tile: Tile): boolean => suitIndex(tile) >= SUITS.length && tile !== ZHONG;
const JIANG = ALL_KINDS.filter(isJiang);

/** Whether a tile can be part of such a hand at all. */
export const belongs = (aim: Aim, tile: Tile): boolean => {
  switch (aim.type) {
    case 'flush':
      return suitIndex(tile) === aim.suit;
    case 'jiang':
      return isJiang(tile);
    case 'winds':
      return isWind(tile);
    default:
      return true;
  }
};

/** W-5.3: how many wilds may stand for other tiles. */
export const substitutesFor = (aim: Aim): number => (aim.type === 'plain' ? 1 : 2);

/** How many tiles a hand without wilds lacks for `sets` sets and a pair of that kind. */
export const missing = (aim: Aim, hand: Counts, sets: number): number => {
  switch (aim.type) {
    case 'plain':
      return missingWithJiangPair(hand, sets);
    case 'flush':
      return distance(hand, sets, 1 << aim.suit) + 1;
    case 'triplets':
      return missingInTriplets(hand, sets);
    default:
      return (
        3 * sets +
        2 -
        ALL_KINDS.reduce((sum, tile) => sum + (belongs(aim, tile) ? countOf(hand, tile) : 0), 0)
      );
  }
};

/** The pair is tried in every place, whole ones first; the sets are made of what is left. */
const missingWithJiangPair = (hand: Counts, sets: number): number => {
  const rest = hand.slice();
  // A pair that is already there and can be nothing else, so that `distance` counts the sets alone.
  rest[ZHONG] = 2;
  const forSets = distance(rest, sets) + 1;
  let least = forSets + 2;
  for (const used of [2, 1])
    for (const tile of JIANG) {
      // Tiles taken out for the pair never bring the sets nearer.
      if (least <= forSets + 2 - used) return least;
      const held = countOf(hand, tile);
      if (held < used) continue;
      rest[tile] = held - used;
      least = Math.min(least, 2 - used + distance(rest, sets) + 1);
      rest[tile] = held;
    }
  return least;
};

/** The kinds held most often become the triplets, the next one the pair. */
const missingInTriplets = (hand: Counts, sets: number): number => {
  const held = [0, 0, 0, 0];
  for (let kind = 0; kind < hand.length; kind++) {
    const copies = Math.min(hand[kind] ?? 0, 3);
    held[copies] = (held[copies] ?? 0) + 1;
  }
  let lacking = 0;
  for (let place = 0, copies = 3; place <= sets; place++) {
    while (copies > 0 && held[copies] === 0) copies -= 1;
    held[copies] = (held[copies] ?? 0) - 1;
    lacking += Math.max(0, (place < sets ? 3 : 2) - copies);
  }
  return lacking;
};
