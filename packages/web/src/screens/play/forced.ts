/** Moves that are no decision: a locked hand, or one in riichi, throws what it has drawn. */
import type { AnyAction, Seat } from '@paiju/engine';

/** As much of a view as it takes to see that a hand is bound. */
interface BoundView {
  readonly seats?: readonly { readonly locked: boolean }[];
  readonly table: readonly { readonly riichi?: number | object | null }[];
}

export const forcedMove = (view: object, seat: Seat, legal: readonly AnyAction[]): AnyAction | null => {
  const [only] = legal;
  if (legal.length !== 1 || only?.type !== 'discard') return null;
  const { seats, table } = view as BoundView;
  const isLocked = seats?.[seat]?.locked ?? false;
  const isInRiichi = (table[seat]?.riichi ?? null) !== null;
  return isLocked || isInRiichi ? only : null;
};
