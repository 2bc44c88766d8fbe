/** Discards that leave the hand ready, and what may come of each. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, kindsIn, withoutTile } from '@paiju/engine';
import type { Wait } from '@paiju/engine/haiyuki';
import { waitsOf, yakuOf } from '@paiju/engine/haiyuki';
import type { Sight } from './sight.ts';
import { LAST_TURN } from './sight.ts';
import { DORA, OPEN, URA } from './worths.ts';

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
): number => 1 - Math.exp((-draws * (inRiichi ? 1 + RON_DRAWS : 1) * useful) / unseenTiles);

/** With the likeliest of the waited tiles. */
const readyDamage = (sight: Sight, rest: Counts, waits: readonly Wait[]): number => {
  const { dora, own, other, unseen } = sight;
  const [likeliest] = [...waits].sort((a, b) => countOf(unseen, b.tile) - countOf(unseen, a.tile));
  if (likeliest === undefined) return 0;
  const doras = countOf(rest, dora) + (likeliest.tile === dora ? 1 : 0);
  const isOpen = own.melds.length > 0;
  const points = likeliest.score + DORA * doras + (isOpen ? 0 : URA);
  return points * (isOpen ? OPEN : 1) * (own.critical ? 1.25 : 1) * (other.mirror ? 0.75 : 1);
};

/** H-4.11 to H-4.13: for a win in the first turn, or in the last. */
const TIMELY = 800;

/** What a complete hand takes at once. */
export const winDamage = ({ dora, own, other, turn }: Sight, complete: Counts): number => {
  const timely = turn === 1 || turn === LAST_TURN ? TIMELY : 0;
  const bonus = DORA * countOf(complete, dora) + (own.riichi === null ? 0 : URA) + timely;
  const factor = (own.melds.length > 0 ? OPEN : 1) * (own.critical ? 1.25 : 1) * (other.mirror ? 0.75 : 1);
  return Math.min(((yakuOf(complete)?.score ?? 0) + bonus) * factor, other.hp);
};
