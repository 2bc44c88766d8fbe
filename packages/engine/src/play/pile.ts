/** Tiles somebody cannot see, in an order of chance, to be dealt to whoever may hold them. */
import type { Counts } from '../core/counts.ts';
import { countOf, sizeOf } from '../core/counts.ts';
import type { Stream } from '../core/stream.ts';
import type { Tile } from '../core/tile.ts';

export type MayHold = (tile: Tile) => boolean;
/** How many tiles a hand is away from ready. */
export type Away = (hand: Counts) => number;

export class Pile {
  readonly #tiles: Uint8Array;
  #next = 0;
  #ranShort = false;

  constructor(unseen: Counts, chance: Stream) {
    this.#tiles = shuffled(unseen, chance);
  }

  /** Whether somebody had to be dealt tiles that it may not hold. */
  get ranShort(): boolean {
    return this.#ranShort;
  }

  /** Adds so many tiles to a hand: those that it may hold, and others only where these run out. */
  deal(size: number, hand: Counts, mayHold: MayHold): void {
    const end = this.#next + size;
    for (let place = this.#next; this.#next < end && place < this.#tiles.length; place++)
      if (mayHold(this.#tileAt(place))) this.#give(place, hand);
    if (this.#next === end) return;
    this.#ranShort = true;
    while (this.#next < end && this.#next < this.#tiles.length) this.#give(this.#next, hand);
  }

  /** One tile, whichever it is. */
  draw(hand: Counts): Tile {
    const tile = this.#tileAt(this.#next);
    this.#give(this.#next, hand);
    return tile;
  }

  /** So many draws, each kept for another tile where that brings the hand closer: whoever has played for long holds what helps. */
  grow(hand: Counts, draws: number, away: Away): void {
    const left = this.#tiles.length - this.#next;
    let now = away(hand);
    for (let drawn = 0; drawn < Math.min(draws, left) && now > 0; drawn++) {
      const place = this.#next + drawn;
      const tile = this.#tileAt(place);
      hand[tile] = countOf(hand, tile) + 1;
      const { out, rest } = bestWithout(hand, away);
      const kept = rest < now;
      const goes = kept ? out : tile;
      hand[goes] = countOf(hand, goes) - 1;
      this.#tiles[place] = goes;
      if (kept) now = rest;
    }
  }

  /** So many of the tiles that nobody was dealt. A position made by hand may have left out some. */
  rest(size: number): Tile[] {
    const tiles: Tile[] = [];
    const end = Math.min(this.#next + size, this.#tiles.length);
    for (let place = this.#next; place < end; place++) tiles.push(this.#tileAt(place));
    return tiles;
  }

  #give(place: number, hand: Counts): void {
    const tile = this.#tileAt(place);
    this.#tiles[place] = this.#tileAt(this.#next);
    this.#next += 1;
    hand[tile] = countOf(hand, tile) + 1;
  }

  #tileAt(place: number): Tile {
    return (this.#tiles[place] ?? 0) as Tile;
  }
}

const bestWithout = (hand: Counts, away: Away): { readonly out: Tile; readonly rest: number } => {
  let best = { out: 0 as Tile, rest: Number.POSITIVE_INFINITY };
  for (let kind = 0; kind < hand.length; kind++) {
    const copies = countOf(hand, kind as Tile);
    if (copies === 0) continue;
    hand[kind] = copies - 1;
    const rest = away(hand);
    hand[kind] = copies;
    if (rest < best.rest) best = { out: kind as Tile, rest };
  }
  return best;
};

const shuffled = (unseen: Counts, chance: Stream): Uint8Array => {
  const tiles = new Uint8Array(sizeOf(unseen));
  let size = 0;
  for (let kind = 0; kind < unseen.length; kind++)
    for (let copies = countOf(unseen, kind as Tile); copies > 0; copies--) tiles[size++] = kind;
  shuffle(tiles, chance);
  return tiles;
};

/** Swaps that share one word of chance: the ways to make them are fewer than a word has values, up to 255 tiles. */
const SWAPS = 4;

/** Fisher–Yates as in `Stream.shuffle`, but several swaps a word: worlds are made by the thousand, and chance is most of the cost. */
const shuffle = (tiles: Uint8Array, chance: Stream): void => {
  let left = tiles.length;
  while (left > 1) {
    const swaps = Math.min(SWAPS, left - 1);
    let ways = 1;
    for (let i = 0; i < swaps; i++) ways *= left - i;
    let word = chance.below(ways);
    for (let i = 0; i < swaps; i++) {
      const other = word % left;
      word = Math.floor(word / left);
      left -= 1;
      const held = tiles[left] ?? 0;
      tiles[left] = tiles[other] ?? 0;
      tiles[other] = held;
    }
  }
};
