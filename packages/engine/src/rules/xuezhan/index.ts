/** The ruleset Xuezhan as it is played, with its positions and actions as text. */
import { notation } from './notation.ts';
import { xuezhanRules } from './rules.ts';

export type { XuezhanDeal } from './rules.ts';

export const xuezhan = { ...xuezhanRules, notation };
