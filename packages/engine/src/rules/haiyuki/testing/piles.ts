/** Hands of Haiyuki as text, for tests, and all hands there are. */
import type { Counts } from '../../../core/counts.ts';
import { noTiles } from '../../../core/counts.ts';
import { tileOf } from '../../../core/tile.ts';
import { HAIYUKI_TILES } from '../tiles.ts';

/** `'9 ataho, 3 pet'`: how many of which, in any order. */
export const pilesOf = (text: string): Counts => {
  const counts = noTiles(HAIYUKI_TILES);
  for (const pile of text.split(', ')) {
    const [count, code = ''] = pile.split(' ');
    const tile = tileOf(HAIYUKI_TILES, code);
    if (tile === null || !(Number(count) > 0)) throw new RangeError(`not a pile: ${pile}`);
    counts[tile] = Number(count);
  }
  return counts;
};

/** Every hand of `size` tiles, once each. The same array is shown every time. */
export const forEveryHand = (size: number, see: (hand: Counts) => void): void => {
  const hand = noTiles(HAIYUKI_TILES);
  const { copies } = HAIYUKI_TILES;
  const fill = (kind: number, left: number): void => {
    const most = Math.min(left, copies);
    const least = Math.max(0, left - copies * (hand.length - 1 - kind));
    for (let pile = least; pile <= most; pile++) {
      hand[kind] = pile;
      if (kind === hand.length - 1) see(hand);
      else fill(kind + 1, left - pile);
    }
    hand[kind] = 0;
  };
  fill(0, size);
};
