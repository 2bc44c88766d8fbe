/** What all tiles of a hand may have in common, as bits: a suit, or one of the sorts of W-1.2. */
import type { Counts } from '../../core/counts.ts';
import type { Meld } from '../../core/meld.ts';
import { isSetMeld } from '../../core/meld.ts';
import type { Tile } from '../../core/tile.ts';
import { kinds, rankOf, SUITED_AND_HONOURS, SUITS, suitIndex } from '../../core/tile.ts';

/** One bit for each suit. */
export const ONE_SUIT = 0b00111;
export const WINDS = 0b01000;
export const JIANG = 0b10000;

const SORTS: readonly number[] = kinds(SUITED_AND_HONOURS).map((tile) => {
  if (suitIndex(tile) >= SUITS.length) return WINDS;
  return (1 << suitIndex(tile)) | (rankOf(tile) % 3 === 2 ? JIANG : 0);
});

export const sortsOf = (tile: number): number => SORTS[tile] ?? 0;

/** What is common to every tile that cannot stand for another: melds that are sets, and concealed tiles but the wilds. */
export const sharedSorts = (concealed: Counts, melds: readonly Meld[], wild: Tile): number => {
  let shared = ONE_SUIT | WINDS | JIANG;
  for (const meld of melds) {
    if (isSetMeld(meld)) shared &= sortsOf(meld.tile);
    // Of three in a row one is a 2, 5 or 8, and two are not.
    if (meld.kind === 'chow') shared &= ~JIANG;
  }
  // Most hands have nothing in common, and that shows after a few tiles.
  for (let kind = 0; kind < concealed.length && shared !== 0; kind++)
    if (concealed[kind] !== 0 && kind !== wild) shared &= sortsOf(kind);
  return shared;
};
