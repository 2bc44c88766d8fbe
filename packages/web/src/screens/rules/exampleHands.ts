/** Examples as tiles: set by set, those on the table first. */
import type { Meld, Tile } from '@paiju/engine';
import { HAIYUKI_TILES, meldTiles, SUITED_AND_HONOURS, tileOf, tilesOf } from '@paiju/engine';
import type { Example, Piles } from './examples.ts';

/** `pung 4p`, `chow 5m` by its lowest tile, `kong 1p`: claimed from the next seat, but for kongs. */
export const meldOf = (text: string): Meld => {
  const [kind = '', code = ''] = text.split(' ');
  const [tile] = tilesOf(SUITED_AND_HONOURS, code);
  if (tile === undefined) throw new RangeError(`no tile in ${text}`);
  if (kind === 'kong') return { kind, tile, from: null, made: 'concealed' };
  if (kind !== 'pung' && kind !== 'chow') throw new RangeError(`no meld: ${text}`);
  return { kind, tile, from: 1 };
};

export interface HandShown {
  readonly melds: readonly (readonly Tile[])[];
  readonly groups: readonly (readonly Tile[])[];
}

export const handOf = ({ hand, melds = [] }: Example<string>): HandShown => ({
  melds: melds.map((text) => meldTiles(meldOf(text))),
  groups: hand.split(' ').map((group) => tilesOf(SUITED_AND_HONOURS, group)),
});

export const pilesOf = (piles: Piles): HandShown => ({
  melds: [],
  groups: Object.entries(piles).map(([code, size]) => {
    const tile = tileOf(HAIYUKI_TILES, code);
    if (tile === null) throw new RangeError(`no tile ${code}`);
    return Array.from({ length: size }, () => tile);
  }),
});
