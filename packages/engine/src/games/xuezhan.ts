/** Xuezhan for whoever plays it: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { xuezhanRules } from '../rules/xuezhan/rules.ts';
import { foresee } from '../scoring/xuezhan/foresee.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';

export const xuezhanGame = { rules: xuezhanRules, scorer: xuezhanScorer, foresee } satisfies Game;
