/** What a test player of Wuhan holds, which tiles its style can use, and how many it still lacks. */
import type { Counts } from '../../../core/counts.ts';
import { countOf, kindsIn, withoutTile } from '../../../core/counts.ts';
import { isSetMeld, meldTiles } from '../../../core/meld.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Tile } from '../../../core/tile.ts';
import { rankOf, SUITS, suitIndex } from '../../../core/tile.ts';
import { ALL_SUITS, distance } from '../../../hand/distance.ts';
import { tilesAt } from '../../../play/state.ts';
import type { Style } from '../../../testing/player.ts';
import type { WuhanState } from '../state.ts';

/** W-1.2: jiang tiles or wind tiles. */
type Sort = (tile: Tile) => boolean;

export interface Held {
  /** Without wilds. */
  readonly hand: Counts;
  readonly wilds: number;
  readonly sets: number;
  /** The suit, and the sort, that the melds bind the hand to; without any, that of most of its tiles. */
  readonly suit: number;
  readonly sort: Sort;
}

/** A meld decides, however many tiles of another kind there are. */
const MELDED = 100;

const isJiang: Sort = (tile) => suitIndex(tile) < SUITS.length && rankOf(tile) % 3 === 2;
const windBut =
  (fixed: readonly Tile[]): Sort =>
  (tile) =>
    suitIndex(tile) >= SUITS.length && !fixed.includes(tile);

export const heldBy = (state: WuhanState, seat: Seat): Held => {
  const { concealed, melds } = tilesAt(state, seat);
  const { laizi, fixed } = state.extra;
  const isWind = windBut(fixed);
  const wilds = countOf(concealed, laizi);
  const hand = withoutTile(concealed, laizi, wilds);
  const sets = melds.filter(isSetMeld);
  const melded = sets.flatMap(meldTiles);
  const weight = (sort: Sort): number => countOfSort(hand, sort) + MELDED * melded.filter(sort).length;
  const suits = SUITS.map((_, suit) => weight((tile) => suitIndex(tile) === suit));
  return {
    hand,
    wilds,
    sets: 4 - sets.length,
    suit: suits.indexOf(Math.max(...suits)),
    sort: weight(isWind) > weight(isJiang) ? isWind : isJiang,
  };
};

const countOfSort = (hand: Counts, sort: Sort): number =>
  kindsIn(hand).reduce((sum, tile) => sum + (sort(tile) ? countOf(hand, tile) : 0), 0);

/** Whether the kind of hand this style goes for can have the tile at all. */
export const belongs = (style: Style, { suit, sort }: Held, tile: Tile): boolean => {
  if (style === 'flush') return suitIndex(tile) === suit;
  return style !== 'uniform' || sort(tile);
};

/** Roughly how many tiles are missing for the kind of hand this style goes for. */
export const lackingFor = (style: Style, hand: Counts, { sets, suit, sort }: Held): number => {
  if (style === 'triplets') return lackingForTriplets(hand, sets);
  if (style === 'flush') return distance(hand, sets, 1 << suit);
  if (style === 'uniform') return 3 * sets + 2 - countOfSort(hand, sort);
  const hasPair = kindsIn(hand).some((tile) => isJiang(tile) && countOf(hand, tile) > 1);
  return distance(hand, sets, ALL_SUITS) + (hasPair ? 0 : 1);
};

/** What is held three times, then twice, then once, as far as there are sets and a pair to fill. */
const lackingForTriplets = (hand: Counts, sets: number): number => {
  let left = sets + 1;
  let held = 0;
  for (const copies of [3, 2, 1]) {
    let kinds = 0;
    for (const count of hand) if (Math.min(count, 3) === copies) kinds += 1;
    const used = Math.min(left, kinds);
    held += copies * used;
    left -= used;
  }
  return 3 * sets + 2 - held;
};
