/** Examples as tiles: set by set, those on the table first. */
import type { Meld } from '@paiju/engine';
import { meldTiles, SUITED_AND_HONOURS, tilesOf } from '@paiju/engine';
import type { HandShown } from './example.ts';

/** Sets on the table come first, as `pung 4p`; `hand` holds the winning tile, set by set. */
export interface ExampleHand {
  readonly hand: string;
  readonly melds?: readonly string[];
}

/** `pung 4p`, `chow 5m` by its lowest tile, `kong 1p`: claimed from the next seat, but for kongs. */
export const meldOf = (text: string): Meld => {
  const [kind = '', code = ''] = text.split(' ');
  const [tile] = tilesOf(SUITED_AND_HONOURS, code);
  if (tile === undefined) throw new RangeError(`no tile in ${text}`);
  if (kind === 'kong') return { kind, tile, from: null, made: 'concealed' };
  if (kind !== 'pung' && kind !== 'chow') throw new RangeError(`no meld: ${text}`);
  return { kind, tile, from: 1 };
};

export const handOf = ({ hand, melds = [] }: ExampleHand): HandShown => ({
  melds: melds.map((text) => meldTiles(meldOf(text))),
  groups: hand.split(' ').map((group) => tilesOf(SUITED_AND_HONOURS, group)),
});
