/** How a hand stands: how far it is from ready, and how many tiles nobody has shown yet would bring it closer. */
import type { Counts, SuitMask, Tile } from '@paiju/engine';
import { countOf, distance, distanceToSevenPairs, SUITED, suitIndex } from '@paiju/engine';

/** What a hand is being built towards. */
export interface Aim {
  /** Sets still to be made of concealed tiles. */
  readonly sets: number;
  readonly usable: SuitMask;
  /** Whether seven pairs would win as well. */
  readonly sevenPairs: boolean;
}

export interface Reach {
  readonly distance: number;
  /** Unseen copies of the tiles that bring the hand one closer. */
  readonly useful: number;
}

export const distanceTo = (aim: Aim, counts: Counts): number => {
  const sets = distance(counts, aim.sets, aim.usable);
  return aim.sevenPairs ? Math.min(sets, distanceToSevenPairs(counts, aim.usable)) : sets;
};

/** `unseen` says of each kind how many copies may still come. */
export const reachOf = (aim: Aim, counts: Counts, unseen: Counts): Reach => {
  const now = distanceTo(aim, counts);
  const scratch = counts.slice();
  let useful = 0;
  for (let kind = 0; kind < SUITED.codes.length; kind++) {
    const tile = kind as Tile;
    const copies = countOf(unseen, tile);
    if (copies === 0 || !isUsable(aim, tile)) continue;
    const held = countOf(counts, tile);
    scratch[tile] = held + 1;
    if (distanceTo(aim, scratch) < now) useful += copies;
    scratch[tile] = held;
  }
  return { distance: now, useful };
};

/** Below zero where `a` reaches better. */
export const compareReaches = (a: Reach, b: Reach): number => a.distance - b.distance || b.useful - a.useful;

const isUsable = ({ usable }: Aim, tile: Tile): boolean => (usable & (1 << suitIndex(tile))) !== 0;
