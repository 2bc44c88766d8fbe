/** Wuhan whole: its rules, its scorer, and what a win would pay. */
import type { Game } from '../record/game.ts';
import { wuhan } from '../rules/wuhan/index.ts';
import { foresee } from '../scoring/wuhan/foresee.ts';
import { wuhanScorer } from '../scoring/wuhan/index.ts';

export const wuhanGame = { rules: wuhan, scorer: wuhanScorer, foresee } satisfies Game;
