/** Moves that are no decision: a hand that lies fast throws what it has drawn. */
import type { AnyAction, Seat } from '@paiju/engine';
import type { GameAtTable } from '../../games/shared/game.ts';

export const forcedMove = (
  { isBound }: Pick<GameAtTable, 'isBound'>,
  { view, seat, legal }: { readonly view: object; readonly seat: Seat; readonly legal: readonly AnyAction[] },
): AnyAction | null => {
  const [only] = legal;
  return legal.length === 1 && only?.type === 'discard' && isBound(view, seat) ? only : null;
};
