/** Wuhan for whoever plays it: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { wuhanRules } from '../rules/wuhan/rules.ts';
import { foresee } from '../scoring/wuhan/foresee.ts';
import { wuhanScorer } from '../scoring/wuhan/index.ts';

export const wuhanGame = { rules: wuhanRules, scorer: wuhanScorer, foresee } satisfies Game;
