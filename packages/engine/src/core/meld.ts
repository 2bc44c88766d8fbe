import type { Counts } from './counts.ts';
import { noTiles } from './counts.ts';
import type { Seat } from './seat.ts';
import type { Tile, TileSet } from './tile.ts';

export const KONG_KINDS = ['claimed', 'added', 'concealed', 'special'] as const;
/** How a kong came to be: from a discard, onto an own pung, out of the hand, or as a single tile that has to be laid out. */
export type KongMade = (typeof KONG_KINDS)[number];

/** A set laid on the table. `tile` is the lowest of a chow; `from` is the seat that fed it, null for a concealed kong. */
export type Meld =
  | { readonly kind: 'chow'; readonly tile: Tile; readonly from: Seat }
  | { readonly kind: 'pung'; readonly tile: Tile; readonly from: Seat }
  | { readonly kind: 'kong'; readonly tile: Tile; readonly from: Seat | null; readonly made: KongMade };

export const meldSize = (meld: Meld): number => {
  if (meld.kind !== 'kong') return 3;
  return meld.made === 'special' ? 1 : 4;
};

/** Whether the meld fills the place of a set; a single tile laid out does not. */
export const isSetMeld = (meld: Meld): boolean => meld.kind !== 'kong' || meld.made !== 'special';

export const meldTiles = (meld: Meld): Tile[] =>
  meld.kind === 'chow'
    ? [meld.tile, (meld.tile + 1) as Tile, (meld.tile + 2) as Tile]
    : new Array<Tile>(meldSize(meld)).fill(meld.tile);

/** Whether the meld leaves a hand concealed: only a concealed kong does. */
export const isConcealedMeld = (meld: Meld): boolean => meld.kind === 'kong' && meld.made === 'concealed';

/** The pung of a tile among the melds. */
export const findPung = (melds: readonly Meld[], tile: Tile): Meld | undefined =>
  melds.find((meld) => meld.kind === 'pung' && meld.tile === tile);

/** Concealed tiles and melds together, as counts. */
export const countAll = (set: TileSet, concealed: Counts, melds: readonly Meld[]): Counts => {
  const counts = noTiles(set);
  counts.set(concealed);
  for (const meld of melds) for (const tile of meldTiles(meld)) counts[tile] = (counts[tile] ?? 0) + 1;
  return counts;
};
