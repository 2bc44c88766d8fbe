/** The ways to read a finished hand. Asked once per win, when it is valued; searches ask `isComplete`. */
import type { Counts } from '../core/counts.ts';
import { countOf, take } from '../core/counts.ts';
import type { Tile } from '../core/tile.ts';
import { RANKS, rankOf } from '../core/tile.ts';
import { isComplete } from './complete.ts';
import { FIRST_HONOUR } from './keys.ts';

/** Three tiles of a concealed hand. `tile` is the lowest of them. */
export interface HandSet {
  readonly kind: 'run' | 'triplet';
  readonly tile: Tile;
}

/** One way to split a hand. Sets stand in order of their tile, a triplet before runs of the same tile. */
export interface Reading {
  readonly pair: Tile;
  readonly sets: readonly HandSet[];
}

/** Every way to split the tiles into `sets` sets and a pair, each once; none if the hand is not complete. */
export const readings = (counts: Counts, sets: number): Reading[] => {
  if (!isComplete(counts, sets)) return [];
  const found: Reading[] = [];
  for (let kind = 0; kind < counts.length; kind++) {
    const pair = kind as Tile;
    if (countOf(counts, pair) < 2) continue;
    const rest = counts.slice();
    take(rest, pair, 2);
    for (const split of splitsFrom(rest, 0)) found.push({ pair, sets: split });
  }
  return found;
};

/**
 * Every way to split what lies at `kind` and above into sets.
 * All below is used up, so each copy here is in the kind's one triplet or begins a run: that makes every split come once.
 */
const splitsFrom = (counts: Counts, kind: number): HandSet[][] => {
  if (kind === counts.length) return [[]];
  const tile = kind as Tile;
  const held = countOf(counts, tile);
  const splits = splitsWithRuns(counts, tile, held);
  if (held < 3) return splits;
  const withTriplet = splitsWithRuns(counts, tile, held - 3);
  return [...withTriplet.map((rest): HandSet[] => [{ kind: 'triplet', tile }, ...rest]), ...splits];
};

/** The splits in which exactly `runs` runs begin at `tile`; its other copies are spoken for. */
const splitsWithRuns = (counts: Counts, tile: Tile, runs: number): HandSet[][] => {
  if (runs === 0) return splitsFrom(counts, tile + 1);
  const [second, third] = [(tile + 1) as Tile, (tile + 2) as Tile];
  if (!canBeginRun(tile) || countOf(counts, second) < runs || countOf(counts, third) < runs) return [];
  const rest = counts.slice();
  take(rest, second, runs);
  take(rest, third, runs);
  const begun = Array.from({ length: runs }, (): HandSet => ({ kind: 'run', tile }));
  return splitsFrom(rest, tile + 1).map((split) => [...begun, ...split]);
};

const canBeginRun = (tile: Tile): boolean => tile < FIRST_HONOUR && rankOf(tile) <= RANKS - 2;
