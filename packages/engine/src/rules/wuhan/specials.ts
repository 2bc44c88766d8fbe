/** W-2.1, W-2.6, W-2.7: the flip and the tiles it makes special. */
import type { Tile } from '../../core/tile.ts';
import { RANKS, SUITED_AND_HONOURS, suitIndex, tileOf } from '../../core/tile.ts';

const honour = (code: string): Tile => {
  const tile = tileOf(SUITED_AND_HONOURS, code);
  if (tile === null) throw new RangeError(`no honour ${code}`);
  return tile;
};

/** The red dragon: always special, never on the ring. */
export const ZHONG = honour('7z');
const NORTH = honour('4z');
/** East, south, west, north, green, white, and round again. */
const RING: readonly Tile[] = ['1z', '2z', '3z', '4z', '6z', '5z'].map(honour);
const HONOURS = 3;

export interface Specials {
  readonly flip: Tile;
  /** The wild. */
  readonly laizi: Tile;
  /** The flipped kind and the one before it. */
  readonly pizi: readonly [Tile, Tile];
}

/** W-2.6: a flipped red dragon decides what a flipped north wind would. */
export const specialsOf = (flip: Tile): Specials => {
  const shown = flip === ZHONG ? NORTH : flip;
  return { flip, laizi: neighbour(shown, 1), pizi: [shown, neighbour(shown, -1)] };
};

/** The next or previous rank of the suit, or place on the ring, going round at the ends. */
const neighbour = (tile: Tile, step: 1 | -1): Tile => {
  if (suitIndex(tile) < HONOURS) {
    const first = suitIndex(tile) * RANKS;
    return (first + ((tile - first + step + RANKS) % RANKS)) as Tile;
  }
  const place = RING.indexOf(tile);
  const next = RING[(place + step + RING.length) % RING.length];
  if (place < 0 || next === undefined) throw new RangeError(`tile ${tile} is not on the ring`);
  return next;
};

export type SpecialKind = 'laizi' | 'pizi' | 'zhong';

/** What makes a tile special, or null for an ordinary one. */
export const specialKind = ({ laizi, pizi }: Specials, tile: Tile): SpecialKind | null => {
  if (tile === laizi) return 'laizi';
  if (tile === ZHONG) return 'zhong';
  return pizi.includes(tile) ? 'pizi' : null;
};

/** W-2.7: how many copies of the special kinds are still in play once the flip has left. */
export const copiesLeft = (specials: Specials): Readonly<Record<SpecialKind, number>> => {
  const { copies } = SUITED_AND_HONOURS;
  const isZhong = specials.flip === ZHONG;
  return { laizi: copies, pizi: 2 * copies - (isZhong ? 0 : 1), zhong: copies - (isZhong ? 1 : 0) };
};
