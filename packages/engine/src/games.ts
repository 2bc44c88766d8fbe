/** The games there are. Adding one is two folders, a file in `games`, and one line here. */
import { haiyukiGame } from './games/haiyuki.ts';
import { wuhanGame } from './games/wuhan.ts';
import { xuezhanGame } from './games/xuezhan.ts';
import type { Game } from './record/game.ts';

export const GAMES = {
  xuezhan: xuezhanGame,
  wuhan: wuhanGame,
  haiyuki: haiyukiGame,
} satisfies Readonly<Record<string, Game>>;

/** What goes by game is `Record<GameId, …>`: a game that is added here does not compile until everything else is told of it. */
export type GameId = keyof typeof GAMES;
