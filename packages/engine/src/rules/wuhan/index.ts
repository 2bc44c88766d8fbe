/** The ruleset Wuhan as it is played, with its positions and actions as text. */
import { notation } from './notation.ts';
import { wuhanRules } from './rules.ts';

export type { WuhanDeal } from './rules.ts';

export const wuhan = { ...wuhanRules, notation };
