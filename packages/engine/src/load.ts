/** One game, fetched when it is played: who plays Wuhan in a browser needs no other rules. */
import type { GameId } from './games.ts';
import type { Game } from './record/game.ts';

const LOAD = {
  xuezhan: async () => (await import('./games/xuezhan.ts')).xuezhanGame,
  wuhan: async () => (await import('./games/wuhan.ts')).wuhanGame,
  haiyuki: async () => (await import('./games/haiyuki.ts')).haiyukiGame,
} satisfies Readonly<Record<GameId, () => Promise<Game>>>;

export const loadGame = async (ruleset: string): Promise<Game> => {
  if (!Object.hasOwn(LOAD, ruleset)) throw new RangeError(`there is no game ${JSON.stringify(ruleset)}`);
  return LOAD[ruleset as GameId]();
};
