/** The games there are. Adding one is two folders and one line here. */
import type { Game } from './record/game.ts';
import { xuezhan } from './rules/xuezhan/index.ts';
import { xuezhanScorer } from './scoring/xuezhan/index.ts';

export const GAMES = {
  xuezhan: { rules: xuezhan, scorer: xuezhanScorer },
} satisfies Readonly<Record<string, Game>>;
