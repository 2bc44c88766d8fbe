/** Haiyuki whole: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { haiyuki } from '../rules/haiyuki/index.ts';
import { foresee } from '../scoring/haiyuki/foresee.ts';
import { haiyukiScorer } from '../scoring/haiyuki/index.ts';

export const haiyukiGame = { rules: haiyuki, scorer: haiyukiScorer, foresee } satisfies Game;
