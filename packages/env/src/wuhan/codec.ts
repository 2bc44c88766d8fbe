/** The action ids of Wuhan. */

import type { Tile } from '@paiju/engine';
import { rankOf, SUITED, SUITED_AND_HONOURS } from '@paiju/engine';
import type { WuhanAction } from '@paiju/engine/wuhan';
import type { Codec, IdRange } from '../codec.ts';
import { END, startsOf } from '../codec.ts';

/** The lowest tiles of runs: no 8, no 9, no honour. */
const LOWEST = SUITED.codes.flatMap((_, kind) => (rankOf(kind as Tile) <= 7 ? [kind] : []));

const RANGES = [
  {
    name: 'tile',
    says: 'discard it',
    rule: 'W-4.3, W-4.12, W-4.19',
    of: SUITED_AND_HONOURS.codes,
  },
  {
    name: 'kong',
    says: 'concealed, added, special or claimed, as the hand and the moment have it',
    rule: 'W-4.2, W-4.5, W-4.7, W-4.14',
    of: SUITED_AND_HONOURS.codes,
  },
  {
    name: 'chow',
    says: 'claim the tile asked about for the run that begins with this one',
    rule: 'W-4.6',
    of: LOWEST.map((kind) => SUITED.codes[kind] ?? ''),
  },
  { name: 'win', says: 'win, self-drawn or on the tile asked about', rule: 'W-4.3, W-4.13', of: [''] },
  { name: 'pung', says: 'claim the tile asked about', rule: 'W-4.7', of: [''] },
  { name: 'pass', says: 'claim nothing', rule: 'W-4.13', of: [''] },
] as const satisfies readonly IdRange[];

const ID = startsOf(RANGES);

const idAt = (action: WuhanAction, place: number): number => (place === 0 ? onlyId(action) : END);

const onlyId = (action: WuhanAction): number => {
  switch (action.type) {
    case 'discard':
      return ID.tile + action.tile;
    case 'kong':
      return ID.kong + action.tile;
    case 'chow':
      return ID.chow + LOWEST.indexOf(action.tile);
    case 'win':
      return ID.win;
    case 'pung':
      return ID.pung;
    case 'pass':
      return ID.pass;
  }
};

export const WUHAN_CODEC: Codec<WuhanAction> = { ranges: RANGES, size: ID.size, idAt };
