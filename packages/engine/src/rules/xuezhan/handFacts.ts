/** What the patterns of section 13 ask of a finished hand, told from its counts: no list of sets or of kinds is made. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { RANKS, rankOf, SUITED, SUITS, suitIndex } from '../../core/tile.ts';

/** Melds included, but for `isOfTriplets`. */
export interface TileFacts {
  /** tiles held four times, in kongs or spread over sets. */
  readonly roots: number;
  readonly isPure: boolean;
  /** Nothing but 2, 5 and 8. */
  readonly isJiang: boolean;
  /** Neither 1 nor 9. */
  readonly isMiddle: boolean;
  /** Nothing but 1 and 9. */
  readonly isOuter: boolean;
  /** The concealed tiles can be read without a run: one kind is the pair, and there are three of every other. */
  readonly isOfTriplets: boolean;
}

/** Ranks as bits, rank 1 the lowest. */
const JIANG = 0b010_010_010;
const OUTER = 0b100_000_001;

export const tileFacts = (concealed: Counts, melds: readonly Meld[]): TileFacts => {
  let roots = 0;
  let ranks = 0;
  let suits = 0;
  let pairs = 0;
  let others = 0;
  for (let suit = 0; suit < SUITS.length; suit++)
    for (let rank = 0; rank < RANKS; rank++) {
      const held = countOf(concealed, (suit * RANKS + rank) as Tile);
      if (held === 0) continue;
      ranks |= 1 << rank;
      suits |= 1 << suit;
      if (held === 2) pairs += 1;
      else if (held !== 3) others += 1;
      if (held === SUITED.copies) roots += 1;
    }
  // A meld is all of one kind: there are no chows in this game.
  for (const { kind, tile } of melds) {
    ranks |= 1 << (rankOf(tile) - 1);
    suits |= 1 << suitIndex(tile);
    if (kind === 'kong' || countOf(concealed, tile) === 1) roots += 1;
  }
  return {
    roots,
    isPure: (suits & (suits - 1)) === 0,
    isJiang: (ranks & ~JIANG) === 0,
    isMiddle: (ranks & OUTER) === 0,
    isOuter: (ranks & ~OUTER) === 0,
    isOfTriplets: pairs === 1 && others === 0,
  };
};

/** whether a finished hand can be read so that the pair is of a 1 or 9 and every set holds one. */
export const canBeTerminals = (concealed: Counts, melds: readonly Meld[]): boolean => {
  for (const { tile } of melds) if (rankOf(tile) !== 1 && rankOf(tile) !== RANKS) return false;
  for (let first = 0; first < concealed.length; first += RANKS) {
    for (let rank = 3; rank < RANKS - 3; rank++) if (concealed[first + rank] !== 0) return false;
    const last = first + RANKS - 1;
    if (!isEnd(concealed, first, first + 1, first + 2) || !isEnd(concealed, last, last - 1, last - 2))
      return false;
  }
  return true;
};

/** The inner two are in runs with the outer one, of which a pair or a triplet may be left; more than one pair is no finished hand. */
const isEnd = (concealed: Counts, outer: number, middle: number, inner: number): boolean => {
  const left = countOf(concealed, outer as Tile) - countOf(concealed, middle as Tile);
  return concealed[middle] === concealed[inner] && (left === 0 || left === 2 || left === 3);
};
