/** The sets a seat has laid on the table, as far as a hand is judged by them. */
import type { Counts, Meld, MeldView, Seat, Tile } from '@paiju/engine';
import { countOf, SUITED } from '@paiju/engine';

export interface Laid {
  readonly sets: number;
  readonly kongs: number;
  readonly tiles: Counts;
  /** nothing but concealed kongs. */
  readonly isConcealed: boolean;
  readonly melds: readonly Meld[];
}

/** of a hidden concealed kong only the set is known. */
export const laidBy = (melds: readonly MeldView[]): Laid => {
  const tiles = new Uint8Array(SUITED.codes.length);
  const known = melds.flatMap(meldOf);
  for (const { kind, tile } of known) tiles[tile] = countOf(tiles, tile) + (kind === 'kong' ? 4 : 3);
  return {
    sets: melds.length,
    kongs: melds.filter(({ kind }) => kind === 'kong').length,
    tiles,
    isConcealed: melds.every(({ made }) => made === 'concealed'),
    melds: known,
  };
};

const meldOf = ({ kind, tile, from, made }: MeldView): Meld[] => {
  if (tile === null) return [];
  if (kind === 'kong') return [{ kind, tile, from, made: made ?? 'concealed' }];
  return [{ kind: 'pung', tile, from: from ?? SOMEONE }];
};

/** Whose discard a pung was makes no difference to its worth. */
const SOMEONE: Seat = 0;

export const withPung = (laid: Laid, tile: Tile): Laid =>
  extended(laid, { kind: 'pung', tile, from: SOMEONE }, 3);

export type KongWay = 'claimed' | 'added' | 'concealed';

export const withKong = (laid: Laid, tile: Tile, made: KongWay): Laid => {
  const pung = laid.melds.find((meld) => meld.tile === tile && meld.kind === 'pung');
  const kong: Meld = { kind: 'kong', tile, from: made === 'concealed' ? null : SOMEONE, made };
  if (pung === undefined) return extended(laid, kong, 4);
  const rest = { ...laid, sets: laid.sets - 1, melds: laid.melds.filter((meld) => meld !== pung) };
  return extended(rest, kong, 1);
};

const extended = (laid: Laid, meld: Meld, copies: number): Laid => {
  const tiles = laid.tiles.slice();
  tiles[meld.tile] = countOf(tiles, meld.tile) + copies;
  const isKong = meld.kind === 'kong';
  return {
    sets: laid.sets + 1,
    kongs: laid.kongs + (isKong ? 1 : 0),
    tiles,
    isConcealed: laid.isConcealed && isKong && meld.made === 'concealed',
    melds: [...laid.melds, meld],
  };
};
