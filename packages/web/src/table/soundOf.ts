/** Which sound an event makes. */
import type { Seat } from '@paiju/engine';

export type TableSound = 'draw' | 'discard' | 'claim' | 'kong' | 'win' | 'lose';

interface SeenLike {
  readonly type?: unknown;
  readonly seat?: unknown;
  readonly from?: unknown;
  readonly meld?: { readonly kind?: unknown };
}

export const soundOf = (event: object, own: Seat | null): TableSound[] => {
  const { type, seat, from, meld } = event as SeenLike;
  switch (type) {
    case 'drew':
      return seat === own ? ['draw'] : [];
    case 'discarded':
      return ['discard'];
    case 'melded':
      return meld?.kind === 'kong' ? ['kong'] : ['claim'];
    case 'won':
      return seat !== own && from === own ? ['lose'] : ['win'];
    default:
      return [];
  }
};
