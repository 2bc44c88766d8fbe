/** The games by name. */
import type { Game, GameId } from '@paiju/engine';
import { GAMES } from '@paiju/engine';

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);

/** Seen through the contract alone. A name that nobody knows is a bug: it never stands for another game. */
export const gameOf = (id: string): Game => {
  if (!isGame(id)) throw new RangeError(`there is no game ${JSON.stringify(id)}`);
  return GAMES[id];
};
