/** Which tile to put down. */
import type { Counts, Suit, Tile } from '@paiju/engine';
import { countOf, kindsIn, suitOf } from '@paiju/engine';
import { neighbours } from '../neighbours.ts';
import type { Aim, Reach } from './reach.ts';
import { compareReaches, distanceTo, reachOf } from './reach.ts';

interface Kept extends Reach {
  readonly tile: Tile;
}

/** The discard among `candidates` that leaves the best hand, and what it leaves. */
export const bestDiscard = (
  aim: Aim,
  hand: Counts,
  unseen: Counts,
  candidates: readonly Tile[],
): Kept | null => {
  const scratch = hand.slice();
  const without = <T>(tile: Tile, look: () => T): T => {
    scratch[tile] = countOf(hand, tile) - 1;
    const seen = look();
    scratch[tile] = countOf(hand, tile);
    return seen;
  };
  const distances = candidates.map((tile) => without(tile, () => distanceTo(aim, scratch)));
  const least = Math.min(...distances);
  // Counting useful tiles is the slow part: only for tiles that leave the smallest distance.
  return candidates
    .filter((_, i) => distances[i] === least)
    .map((tile) => without(tile, () => ({ tile, ...reachOf(aim, scratch, unseen) })))
    .reduce<Kept | null>((best, kept) => (best === null || isBetter(hand, kept, best) ? kept : best), null);
};

const isBetter = (hand: Counts, kept: Kept, best: Kept): boolean =>
  (compareReaches(kept, best) || neighbours(hand, kept.tile) - neighbours(hand, best.tile)) < 0;

/** what a seat may put down: its void suit as long as it has any. */
export const mayDiscard = (hand: Counts, voidSuit: Suit | null): Tile[] => {
  const held = kindsIn(hand);
  const bound = held.filter((tile) => suitOf(tile) === voidSuit);
  return bound.length > 0 ? bound : held;
};
