/** Xuezhan whole: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { xuezhan } from '../rules/xuezhan/index.ts';
import { foresee } from '../scoring/xuezhan/foresee.ts';
import { xuezhanScorer } from '../scoring/xuezhan/index.ts';

export const xuezhanGame = { rules: xuezhan, scorer: xuezhanScorer, foresee } satisfies Game;
