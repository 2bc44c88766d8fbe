/** Haiyuki for whoever plays it: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { haiyukiRules } from '../rules/haiyuki/rules.ts';
import { foresee } from '../scoring/haiyuki/foresee.ts';
import { haiyukiScorer } from '../scoring/haiyuki/index.ts';

export const haiyukiGame = { rules: haiyukiRules, scorer: haiyukiScorer, foresee } satisfies Game;
