/** Choosing the tiles to exchange before the first draw. */
import type { Tile } from '@paiju/engine';
import type { HaiyukiAction } from '@paiju/engine/haiyuki';

/** Chosen or not chosen any more; no more than may be. */
export const toggled = <T extends { readonly id: number }>(
  picked: readonly T[],
  item: T,
  most: number,
): readonly T[] => {
  const others = picked.filter(({ id }) => id !== item.id);
  if (others.length < picked.length) return others;
  return picked.length < most ? [...picked, item] : picked;
};

/** In the order the rules list them; none at all is a pass. */
export const exchangeOf = (picked: readonly { readonly tile: Tile }[]): HaiyukiAction =>
  picked.length === 0
    ? { type: 'pass' }
    : { type: 'exchange', tiles: picked.map(({ tile }) => tile).sort((a, b) => a - b) };
