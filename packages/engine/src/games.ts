/** The games there are. Adding one is two folders and one line here. */
import type { Game } from './record/game.ts';
import { haiyuki } from './rules/haiyuki/index.ts';
import { wuhan } from './rules/wuhan/index.ts';
import { xuezhan } from './rules/xuezhan/index.ts';
import { foresee as foreseeHaiyuki } from './scoring/haiyuki/foresee.ts';
import { haiyukiScorer } from './scoring/haiyuki/index.ts';
import { foresee as foreseeWuhan } from './scoring/wuhan/foresee.ts';
import { wuhanScorer } from './scoring/wuhan/index.ts';
import { foresee as foreseeXuezhan } from './scoring/xuezhan/foresee.ts';
import { xuezhanScorer } from './scoring/xuezhan/index.ts';

export const GAMES = {
  xuezhan: { rules: xuezhan, scorer: xuezhanScorer, foresee: foreseeXuezhan },
  wuhan: { rules: wuhan, scorer: wuhanScorer, foresee: foreseeWuhan },
  haiyuki: { rules: haiyuki, scorer: haiyukiScorer, foresee: foreseeHaiyuki },
} satisfies Readonly<Record<string, Game>>;

/** What goes by game is `Record<GameId, …>`: a game that is added here does not compile until everything else is told of it. */
export type GameId = keyof typeof GAMES;
