/** Where the unseen tiles are: a hand keeps no tiles of its void suit, so more of those are still in the wall. */
import type { Counts, Tile } from '@paiju/engine';
import { countOf, SUITED, SUITS, suitIndex } from '@paiju/engine';
import type { XuezhanView } from '@paiju/engine/xuezhan';

/** By tile: the chance that a tile off the wall is one. */
export const sharesOf = (view: XuezhanView, unseen: Counts): Float64Array => {
  const inSuit = SUITS.map(() => 0);
  for (let kind = 0; kind < SUITED.codes.length; kind++) {
    const suit = suitIndex(kind as Tile);
    inSuit[suit] = (inSuit[suit] ?? 0) + countOf(unseen, kind as Tile);
  }
  const inWall = SUITS.map((_, suit) => Math.max(0, (inSuit[suit] ?? 0) - heldOf(view, inSuit, suit)));
  const wall = Math.max(
    1,
    inWall.reduce((sum, tiles) => sum + tiles, 0),
  );
  return new Float64Array(SUITED.codes.length).map((_, kind) => {
    const suit = suitIndex(kind as Tile);
    const all = inSuit[suit] ?? 0;
    return all === 0 ? 0 : (countOf(unseen, kind as Tile) * (inWall[suit] ?? 0)) / (all * wall);
  });
};

/** How many tiles of a suit hidden hands are likely to hold: each holds its two suits as they are left. */
const heldOf = (view: XuezhanView, inSuit: readonly number[], suit: number): number => {
  let held = 0;
  for (const [seat, { voidSuit, shown }] of view.seats.entries()) {
    if (seat === view.seat || shown !== null || voidSuit === SUITS[suit]) continue;
    let kept = 0;
    for (let other = 0; other < SUITS.length; other++)
      if (SUITS[other] !== voidSuit) kept += inSuit[other] ?? 0;
    if (kept > 0) held += ((view.table[seat]?.concealedSize ?? 0) * (inSuit[suit] ?? 0)) / kept;
  }
  return held;
};
