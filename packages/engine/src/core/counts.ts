import type { Tile, TileSet } from './tile.ts';
import { RANKS } from './tile.ts';

/** How many copies of each kind: `counts[tile]`. Read-only by agreement once it has left the function that made it. */
export type Counts = Uint8Array;

export const noTiles = (set: TileSet): Counts => new Uint8Array(set.codes.length);

export const countTiles = (set: TileSet, tiles: Iterable<Tile>): Counts => {
  const counts = noTiles(set);
  for (const tile of tiles) counts[tile] = countOf(counts, tile) + 1;
  return counts;
};

export const countOf = (counts: Counts, tile: Tile): number => counts[tile] ?? 0;

export const sizeOf = (counts: Counts): number => {
  let size = 0;
  for (const count of counts) size += count;
  return size;
};

/** The kinds held, in order. */
export const kindsIn = (counts: Counts): Tile[] => {
  const held: Tile[] = [];
  for (let kind = 0; kind < counts.length; kind++)
    if (countOf(counts, kind as Tile) > 0) held.push(kind as Tile);
  return held;
};

/** The kinds held of the nine that begin at `first`, as bits. Without a branch for each, which would mostly be guessed wrong. */
export const kindsHeld = (counts: Counts, first: Tile): number => {
  let bits = 0;
  // Less one, a count of none is the only one below zero.
  for (let i = 0; i < RANKS; i++) bits |= (1 + ((countOf(counts, (first + i) as Tile) - 1) >> 31)) << i;
  return bits;
};

/** The tiles held, in order, each as often as it is held. */
export const tilesIn = (counts: Counts): Tile[] => {
  const tiles: Tile[] = [];
  for (let kind = 0; kind < counts.length; kind++)
    for (let copies = countOf(counts, kind as Tile); copies > 0; copies--) tiles.push(kind as Tile);
  return tiles;
};

export const withTile = (counts: Counts, tile: Tile, copies = 1): Counts => {
  const copy = counts.slice();
  copy[tile] = countOf(copy, tile) + copies;
  return copy;
};

/** What is said of the counts with one tile more. They are changed and changed back: a copy costs more than most questions. */
export const askedWith = <T>(counts: Counts, tile: Tile, ask: (counts: Counts) => T): T => {
  counts[tile] = countOf(counts, tile) + 1;
  const answer = ask(counts);
  counts[tile] = countOf(counts, tile) - 1;
  return answer;
};

export const withoutTile = (counts: Counts, tile: Tile, copies = 1): Counts => {
  const copy = counts.slice();
  take(copy, tile, copies);
  return copy;
};

/** Removes in place. Taking what is not there is our own bug, never a player's. */
export const take = (counts: Counts, tile: Tile, copies = 1): void => {
  const held = countOf(counts, tile);
  if (held < copies) throw new RangeError(`cannot take ${copies} of tile ${tile}, ${held} held`);
  counts[tile] = held - copies;
};
