/** W-2.1, W-2.6, W-2.7, W-3.1: the flip and the tiles that are special. */
import type { Tile } from '../../core/tile.ts';
import { RANKS, SUITED_AND_HONOURS, suitIndex, tileOf } from '../../core/tile.ts';
import type { WuhanOptions } from './options.ts';

const honour = (code: string): Tile => {
  const tile = tileOf(SUITED_AND_HONOURS, code);
  if (tile === null) throw new RangeError(`no honour ${code}`);
  return tile;
};

/** The red dragon and the green one, which a table may have always laid out. */
export const ZHONG = honour('7z');
const FA = honour('6z');
const NORTH = honour('4z');
const HONOURS = 3;

/** W-3.1: what a table lays out besides the wild: fixed tiles, the skins that the flip makes, or both. */
interface SpecialSort {
  readonly fixed: readonly Tile[];
  readonly skins: boolean;
  /** W-2.1: the honours that may become wild, in a ring: what is laid out anyway is left out. */
  readonly ring: readonly Tile[];
}

const sortOf = (fixed: readonly Tile[], skins: boolean): SpecialSort => ({
  fixed,
  skins,
  ring: ['1z', '2z', '3z', '4z', '7z', '6z', '5z'].map(honour).filter((tile) => !fixed.includes(tile)),
});

const SORTS = {
  'zhong-skins': sortOf([ZHONG], true),
  zhong: sortOf([ZHONG], false),
  'zhong-fa': sortOf([ZHONG, FA], false),
  skins: sortOf([], true),
} as const satisfies Record<WuhanOptions['specials'], SpecialSort>;

export interface Specials {
  readonly flip: Tile;
  /** The wild. */
  readonly laizi: Tile;
  /** The flipped kind and the one before it, where skins are played. */
  readonly pizi: readonly Tile[];
  /** Laid out whatever was flipped. */
  readonly fixed: readonly Tile[];
}

/** W-2.6: a flipped tile that is laid out anyway decides what a flipped north wind would. */
export const specialsOf = ({ specials }: Pick<WuhanOptions, 'specials'>, flip: Tile): Specials => {
  const { fixed, skins, ring } = SORTS[specials];
  const shown = fixed.includes(flip) ? NORTH : flip;
  return {
    flip,
    laizi: neighbour(ring, shown, 1),
    pizi: skins ? [shown, neighbour(ring, shown, -1)] : [],
    fixed,
  };
};

/** The next or previous rank of the suit, or place on the ring, going round at the ends. */
const neighbour = (ring: readonly Tile[], tile: Tile, step: 1 | -1): Tile => {
  if (suitIndex(tile) < HONOURS) {
    const first = suitIndex(tile) * RANKS;
    return (first + ((tile - first + step + RANKS) % RANKS)) as Tile;
  }
  const place = ring.indexOf(tile);
  const next = ring[(place + step + ring.length) % ring.length];
  if (place < 0 || next === undefined) throw new RangeError(`tile ${tile} is not on the ring`);
  return next;
};

export type SpecialKind = 'laizi' | 'pizi' | 'zhong' | 'fa';

/** What makes a tile special, or null for an ordinary one. */
export const specialKind = (
  { laizi, pizi, fixed }: Omit<Specials, 'flip'>,
  tile: Tile,
): SpecialKind | null => {
  if (tile === laizi) return 'laizi';
  if (pizi.includes(tile)) return 'pizi';
  if (!fixed.includes(tile)) return null;
  return tile === ZHONG ? 'zhong' : 'fa';
};

/** Nothing laid out. */
export const NO_SPECIALS: Readonly<Record<SpecialKind, number>> = { laizi: 0, pizi: 0, zhong: 0, fa: 0 };

/** W-2.7: how many copies of the special kinds are still in play once the flip has left. */
export const copiesLeft = (specials: Specials): Readonly<Record<SpecialKind, number>> => {
  const left = { ...NO_SPECIALS };
  for (const tile of [specials.laizi, ...specials.pizi, ...specials.fixed]) {
    const kind = specialKind(specials, tile);
    if (kind !== null) left[kind] += SUITED_AND_HONOURS.copies - (tile === specials.flip ? 1 : 0);
  }
  return left;
};
