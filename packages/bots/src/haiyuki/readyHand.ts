/** Discards that leave the hand ready, and what may come of each. */

import type { Counts, Tile } from '@paiju/engine';
import { countOf, kindsIn, withoutTile, withTile } from '@paiju/engine';
import type { Wait } from '@paiju/engine/haiyuki';
import { waitsOf } from '@paiju/engine/haiyuki';
import { exp } from '../exact.ts';
import type { Sight } from './sight.ts';
import { lossBy } from './worths.ts';

export interface Ready {
  readonly tile: Tile;
  /** Unseen copies of what it waits for. */
  readonly useful: number;
  /** What the likeliest win takes. */
  readonly damage: number;
}

export const readyDiscards = (sight: Sight): readonly Ready[] =>
  kindsIn(sight.closed).flatMap((tile): Ready[] => {
    const rest = withoutTile(sight.all, tile);
    const waits = waitsOf(rest);
    if (waits.length === 0) return [];
    return [{ tile, useful: copiesWaitedFor(sight, waits), damage: readyDamage(sight, rest, waits) }];
  });

export const copiesWaitedFor = ({ unseen }: Sight, waits: readonly Wait[]): number =>
  waits.reduce((sum, { tile }) => sum + countOf(unseen, tile), 0);

/** In riichi the other seat's discards win too; it throws less than it draws of what is waited for. Set so that riichi wins as often as foreseen. */
const RON_DRAWS = 0.6;

/** To win within so many draws, if the other seat does not. */
export const chanceWithin = (
  { unseenTiles }: Sight,
  draws: number,
  { useful, inRiichi }: { readonly useful: number; readonly inRiichi: boolean },
): number => 1 - exp((-draws * (inRiichi ? 1 + RON_DRAWS : 1) * useful) / unseenTiles);

/** With the likeliest of the waited tiles; more than the other seat may have. */
const readyDamage = (sight: Sight, rest: Counts, waits: readonly Wait[]): number => {
  const { unseen, own } = sight;
  const [likeliest] = [...waits].sort((a, b) => countOf(unseen, b.tile) - countOf(unseen, a.tile));
  if (likeliest === undefined) return 0;
  const hand = {
    score: likeliest.score,
    piles: withTile(rest, likeliest.tile),
    isOpen: own.melds.length > 0,
  };
  return lossBy(sight, hand, Number.POSITIVE_INFINITY);
};
