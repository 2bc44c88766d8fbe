/** The kinds of hand the bots build, and how many tiles each still lacks. */
import type { Counts, Tile } from '@paiju/engine';
import { kinds, rankOf, SUITED_AND_HONOURS, SUITS, suitIndex } from '@paiju/engine';
import type { WuhanOptions } from '@paiju/engine/wuhan';
import { PlainNeeds } from './plainNeeds.ts';
import { allNeeds, KEY_OF_RANK, keyOfSuit, placeOf, RANKS, WITH_PAIR } from './suitNeeds.ts';

/** W-6.1 to W-6.6: a jiang pair and any sets, one suit, triplets, or tiles of one sort without a shape. */
export type Aim =
  | { readonly type: 'plain' }
  | { readonly type: 'flush'; readonly suit: number }
  | { readonly type: 'triplets' }
  | { readonly type: 'jiang' }
  | { readonly type: 'winds' };

export const PLAIN: Aim = { type: 'plain' };
export const BIG_AIMS: readonly Aim[] = [
  { type: 'triplets' },
  ...SUITS.map((_, suit): Aim => ({ type: 'flush', suit })),
  { type: 'jiang' },
  { type: 'winds' },
];
export const AIMS: readonly Aim[] = [PLAIN, ...BIG_AIMS];

const IS_JIANG = kinds(SUITED_AND_HONOURS).map(
  (tile) => suitIndex(tile) < SUITS.length && rankOf(tile) % 3 === 2,
);
/** W-1.2: dragons too; those that are laid out are in no hand. */
const IS_WIND = kinds(SUITED_AND_HONOURS).map((tile) => suitIndex(tile) >= SUITS.length);

/** Whether a tile can be part of such a hand at all. */
export const belongs = (aim: Aim, tile: Tile): boolean => {
  switch (aim.type) {
    case 'flush':
      return suitIndex(tile) === aim.suit;
    case 'jiang':
      return IS_JIANG[tile] === true;
    case 'winds':
      return IS_WIND[tile] === true;
    default:
      return true;
  }
};

/** W-5.3: how many wilds may stand for other tiles. */
export const substitutesFor = ({ smallWilds, bigWilds }: WuhanOptions, aim: Aim): number =>
  aim.type === 'plain' ? smallWilds : bigWilds;

/** How many tiles a hand lacks for an aim, now and with one more tile of a kind (`step` 1) or one less (−1). */
export interface Needs {
  readonly lacking: number;
  lackingAfter(tile: Tile, step: 1 | -1): number;
}

/** Of a hand without special tiles, for `sets` sets and a pair. */
export const needsFor = (aim: Aim, hand: Counts, sets: number): Needs => {
  switch (aim.type) {
    case 'plain':
      return new PlainNeeds(hand, sets);
    case 'flush':
      return flushNeeds(hand, sets, aim.suit);
    case 'triplets':
      return tripletNeeds(hand, sets);
    default:
      return tileNeeds(aim, hand, sets);
  }
};

const flushNeeds = (hand: Counts, sets: number, suit: number): Needs => {
  const key = keyOfSuit(hand, suit);
  const lackingWith = (own: number): number => {
    const at = placeOf(own);
    return allNeeds()[at + WITH_PAIR + sets] ?? 0;
  };
  const lacking = lackingWith(key);
  return {
    lacking,
    lackingAfter: (tile, step) =>
      suitIndex(tile) === suit ? lackingWith(key + step * (KEY_OF_RANK[tile % RANKS] ?? 0)) : lacking,
  };
};

/** Nothing but the number of tiles counts. */
const tileNeeds = (aim: Aim, hand: Counts, sets: number): Needs => {
  let lacking = 3 * sets + 2;
  for (let kind = 0; kind < hand.length; kind++) if (belongs(aim, kind as Tile)) lacking -= hand[kind] ?? 0;
  return { lacking, lackingAfter: (tile, step) => (belongs(aim, tile) ? lacking - step : lacking) };
};

const TRIPLET = 3;
const PAIR = 2;

/** The kinds held most often become the triplets, the next one the pair. */
const tripletNeeds = (hand: Counts, sets: number): Needs => {
  const groups = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < hand.length; kind++) change(groups, hand[kind] ?? 0, 1);
  const lacking = lackingIn(groups, sets);
  return {
    lacking,
    lackingAfter: (tile, step) => {
      const held = hand[tile] ?? 0;
      change(groups, held, -1);
      change(groups, held + step, 1);
      const after = lackingIn(groups, sets);
      change(groups, held + step, -1);
      change(groups, held, 1);
      return after;
    },
  };
};

const change = (groups: number[], held: number, by: number): void => {
  groups[Math.min(held, TRIPLET)] = (groups[Math.min(held, TRIPLET)] ?? 0) + by;
};

/** `groups` says how many kinds are held how often. */
const lackingIn = (groups: readonly number[], sets: number): number => {
  let lacking = 0;
  let copies = TRIPLET;
  let left = groups[TRIPLET] ?? 0;
  for (let place = 0; place <= sets; place++) {
    while (left === 0 && copies > 0) {
      copies -= 1;
      left = groups[copies] ?? 0;
    }
    left -= 1;
    lacking += Math.max(0, (place < sets ? TRIPLET : PAIR) - copies);
  }
  return lacking;
};
