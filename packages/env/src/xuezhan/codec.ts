/** The action ids of Xuezhan. */
import { SUITED, SUITS } from '@paiju/engine';
import type { XuezhanAction } from '@paiju/engine/xuezhan';
import type { Codec, IdRange } from '../codec.ts';
import { END, startsOf } from '../codec.ts';

const RANGES = [
  {
    name: 'tile',
    says: 'discard it; in the opening, give it away; after `win`, set it aside',
    rule: 'X-5.1, X-5.8, X-6.1, X-11.2',
    of: SUITED.codes,
  },
  {
    name: 'kong',
    says: 'concealed, added or claimed, as the hand and the moment have it',
    rule: 'X-6.4, X-7.2',
    of: SUITED.codes,
  },
  { name: 'void', says: 'declare the void suit', rule: 'X-5.9', of: SUITS },
  { name: 'win', says: 'win, self-drawn or on the tile asked about', rule: 'X-6.3, X-7.2', of: [''] },
  { name: 'pung', says: 'claim the tile asked about', rule: 'X-7.2', of: [''] },
  { name: 'pass', says: 'claim nothing', rule: 'X-7.1', of: [''] },
] as const satisfies readonly IdRange[];

const ID = startsOf(RANGES);

const idAt = (action: XuezhanAction, place: number): number => {
  switch (action.type) {
    case 'bury':
    case 'exchange':
      return action.tiles[place] ?? END;
    case 'win':
      if (place === 0) return ID.win;
      return place === 1 && 'tile' in action ? (action.tile ?? END) : END;
    default:
      return place === 0 ? onlyId(action) : END;
  }
};

const onlyId = (action: Exclude<XuezhanAction, { readonly type: 'bury' | 'exchange' | 'win' }>): number => {
  switch (action.type) {
    case 'discard':
      return ID.tile + action.tile;
    case 'kong':
      return ID.kong + action.tile;
    case 'pung':
      return ID.pung;
    case 'pass':
      return ID.pass;
    case 'void':
      return ID.void + SUITS.indexOf(action.suit);
    case 'chow':
      throw new RangeError('there is no chow in Xuezhan');
  }
};

export const XUEZHAN_CODEC: Codec<XuezhanAction> = { ranges: RANGES, size: ID.size, idAt };
