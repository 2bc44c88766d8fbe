/** The games as they are at the table, all loaded at once. Only for tests. */
import { GAME_IDS } from '@paiju/engine';
import { pageGame } from '../index.ts';
import type { GameAtTable } from '../shared/game.ts';

const loaded = await Promise.all(GAME_IDS.map(async (id) => [id, await pageGame(id).atTable()] as const));

const AT_TABLE = Object.fromEntries(loaded) as Readonly<Record<string, GameAtTable>>;

export const atTable = (id: string): GameAtTable => {
  const game = AT_TABLE[id];
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
};
