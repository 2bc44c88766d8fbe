/** The games there are. Adding one is two folders, a file in `games`, and one line here. */
import { haiyukiGame } from './games/haiyuki.ts';
import { wuhanGame } from './games/wuhan.ts';
import { xuezhanGame } from './games/xuezhan.ts';
import type { WrittenGame } from './record/game.ts';
import { haiyuki } from './rules/haiyuki/index.ts';
import { wuhan } from './rules/wuhan/index.ts';
import { xuezhan } from './rules/xuezhan/index.ts';

export const GAMES = {
  xuezhan: { ...xuezhanGame, rules: xuezhan },
  wuhan: { ...wuhanGame, rules: wuhan },
  haiyuki: { ...haiyukiGame, rules: haiyuki },
} satisfies Readonly<Record<string, WrittenGame>>;

/** What goes by game is `Record<GameId, …>`: a game that is added here does not compile until everything else is told of it. */
export type GameId = keyof typeof GAMES;
