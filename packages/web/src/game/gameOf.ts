/** The games by name. */
import type { Game } from '@paiju/engine';
import { GAMES, isGameId } from '@paiju/engine';

/** Seen through the contract alone. A name that nobody knows is a bug: it never stands for another game. */
export const gameOf = (id: string): Game => {
  if (!isGameId(id)) throw new RangeError(`there is no game ${JSON.stringify(id)}`);
  return GAMES[id];
};
