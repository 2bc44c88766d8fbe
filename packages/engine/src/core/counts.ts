import type { Tile, TileSet } from './tile.ts';
import { RANKS, SUITS } from './tile.ts';

const SUIT_KINDS = SUITS.length * RANKS;

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
  // Without an iterator: every view counts all hands.
  for (let kind = 0; kind < counts.length; kind++) size += countOf(counts, kind as Tile);
  return size;
};

/** The kinds held, in order. */
export const kindsIn = (counts: Counts): Tile[] => {
  const held: Tile[] = [];
  for (let kind = 0; kind < counts.length; kind++)
    if (countOf(counts, kind as Tile) > 0) held.push(kind as Tile);
  return held;
};

/** The suit kinds held, as bits. Without a branch for each, which would mostly be guessed wrong. */
export const suitKindsHeld = (counts: Counts): number => {
  let bits = 0;
  // Less one, a count of none is the only one below zero.
  for (let kind = 0; kind < SUIT_KINDS; kind++)
    bits |= (1 + ((countOf(counts, kind as Tile) - 1) >> 31)) << kind;
  return bits;
};

/** The suit kinds held four times, as bits. */
export const suitKindsHeldWhole = (counts: Counts): number => {
  let bits = 0;
  // Of all counts only that of four copies has this bit.
  for (let kind = 0; kind < SUIT_KINDS; kind++) bits |= (countOf(counts, kind as Tile) >> 2) << kind;
  return bits;
};

/** All kinds of the suit that begins at `first`, as bits. */
export const kindsOfSuit = (first: Tile): number => ((1 << RANKS) - 1) << first;

/** The first of some kinds given as bits; `bits & (bits - 1)` are the others. */
export const firstKind = (bits: number): Tile => (31 - Math.clz32(bits & -bits)) as Tile;

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
