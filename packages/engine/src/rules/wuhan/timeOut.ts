/** W-10.3: what is done for a seat that does not answer in time. */
import type { Counts } from '../../core/counts.ts';
import { countOf } from '../../core/counts.ts';
import type { Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { SUITS, suitIndex } from '../../core/tile.ts';
import { PASS, sameAction } from '../../play/actions.ts';
import { tilesAt } from '../../play/state.ts';
import { JIANG, sortsOf } from './sorts.ts';
import { specialKind } from './specials.ts';
import type { WuhanAction, WuhanState } from './state.ts';

/** Pass, the tile just drawn, the loosest discard, a skin or a red dragon, and a wild only where nothing else is left. */
export const timeOut = (
  state: WuhanState,
  seat: Seat,
  legal: readonly WuhanAction[],
): WuhanAction | undefined => {
  const pass = legal.find((action) => sameAction(action, PASS));
  if (pass !== undefined) return pass;
  const isSpecial = (tile: Tile): boolean => specialKind(state.extra, tile) !== null;
  const discards = legal.filter((action) => action.type === 'discard');
  const laid = legal.filter((action) => action.type === 'kong' && isSpecial(action.tile));
  const drawn = state.phase.name === 'turn' ? state.phase.drawn : null;
  const isDrawn = (action: WuhanAction): boolean => 'tile' in action && action.tile === drawn;
  const isWild = (action: WuhanAction): boolean => 'tile' in action && action.tile === state.extra.laizi;
  return (
    discards.find(isDrawn) ??
    laid.find((action) => isDrawn(action) && !isWild(action)) ??
    loosest(tilesAt(state, seat).concealed, discards) ??
    laid.find((action) => !isWild(action)) ??
    laid[0]
  );
};

type Discard = Extract<WuhanAction, { readonly type: 'discard' }>;

/** Of tiles that hang together alike the last in the order of tiles, so that honours go first. */
const loosest = (hand: Counts, discards: readonly Discard[]): Discard | undefined => {
  let best: Discard | undefined;
  for (const discard of discards)
    if (best === undefined || bonds(hand, discard.tile) <= bonds(hand, best.tile)) best = discard;
  return best;
};

const NEAR = 2;

/** How many other tiles it may form a set with, its own kind twice: that is a pair too. Jiang tiles, which the pair is made of, come last of equals. */
const bonds = (hand: Counts, tile: Tile): number => {
  const isSuited = suitIndex(tile) < SUITS.length;
  let others = 2 * (countOf(hand, tile) - 1);
  for (let step = 1; isSuited && step <= NEAR; step++)
    for (const near of [tile - step, tile + step])
      if (near >= 0 && suitIndex(near as Tile) === suitIndex(tile)) others += countOf(hand, near as Tile);
  return others + ((sortsOf(tile) & JIANG) === 0 ? 0 : 0.5);
};
