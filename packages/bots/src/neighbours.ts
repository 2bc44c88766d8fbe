/** How tiles of a hand belong together, in any game. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, rankOf, SUITED, SUITS, suitIndex } from '@paiju/engine';

/** How much a tile has to do with the rest of the hand: copies most, then neighbours, then room for runs. */
export const neighbours = (hand: Counts, tile: Tile): number => {
  const copies = 9 * countOf(hand, tile);
  if (suitIndex(tile) >= SUITS.length) return copies; // honours make no runs
  const rank = rankOf(tile);
  const near = (step: number): number =>
    rank + step >= 1 && rank + step <= RANKS ? countOf(hand, (tile + step) as Tile) : 0;
  const room = Math.min(rank - 1, RANKS - rank, 2);
  return copies + 5 * (near(-1) + near(1)) + 3 * (near(-2) + near(2)) + room;
};

const RANKS = SUITED.codes.length / SUITS.length;
