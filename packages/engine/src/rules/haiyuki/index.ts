/** The ruleset Haiyuki as it is played, with its positions and actions as text. */
import { notation } from './notation.ts';
import { haiyukiRules } from './rules.ts';

export type { HaiyukiDeal } from './rules.ts';

export const haiyuki = { ...haiyukiRules, notation };
