/** Lets play run by itself where there is nothing to decide. */
import { useEffect } from 'react';
import type { GameAtTable } from '../../games/shared/game.ts';
import type { GameShown } from '../../play/client.ts';
import type { Player } from '../../play/scene.ts';
import { paceFor, settings } from '../../store/settings.ts';
import { forcedMove } from './forced.ts';

/** Null for who only looks on. */
export const useForcedMoves = (
  game: GameAtTable,
  { now, asked, seat }: GameShown,
  player: Player | null,
): void => {
  useEffect(() => {
    if (now === null || asked === null || seat === null || player === null) return;
    const move = forcedMove(game, { view: now.view, seat, legal: asked.legal });
    if (move === null) return;
    const timer = setTimeout(() => player.act(move), paceFor(settings.now).thinkMs);
    return () => clearTimeout(timer);
  }, [game, now, asked, seat, player]);
};
