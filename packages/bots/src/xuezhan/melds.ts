/** Whether a kong or a pung is worth it. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, suitOf, withoutTile } from '@paiju/engine';
import { bestDiscard, mayDiscard } from './discard.ts';
import type { Reach } from './reach.ts';
import { compareReaches, distanceTo, reachOf } from './reach.ts';
import type { Sight } from './sight.ts';
import { withMeld } from './sight.ts';

/** A kong is paid at once and brings another draw, so it only must not throw the hand back. */
export const isKongWorth = (sight: Sight, tile: Tile, now: number): boolean =>
  !isVoid(sight, tile) && distanceAfterKong(sight, tile) <= now;

/** Four copies or three and a discard make a new meld; a single one goes onto a pung that already is one. */
const distanceAfterKong = ({ aim, hand }: Sight, tile: Tile): number => {
  const held = countOf(hand, tile);
  return distanceTo(held === 1 ? aim : withMeld(aim), withoutTile(hand, tile, held));
};

/** A pung brings no points and opens the hand: it must bring it forward. Taking every harmless one measured worse. */
export const isPungWorth = (sight: Sight, tile: Tile): boolean => {
  const { aim, hand, unseen } = sight;
  if (isVoid(sight, tile)) return false;
  const now = reachOf(aim, hand, unseen);
  const after = afterPung(sight, withoutTile(hand, tile, 2));
  return after !== null && compareReaches(after, now) < 0;
};

const afterPung = ({ aim, unseen, voidSuit }: Sight, rest: Counts): Reach | null =>
  bestDiscard(withMeld(aim), rest, unseen, mayDiscard(rest, voidSuit));

/** where melds of the void suit are allowed, they still keep the hand from ever winning. */
const isVoid = ({ voidSuit }: Sight, tile: Tile): boolean => suitOf(tile) === voidSuit;
