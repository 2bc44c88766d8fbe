/** What is said on screens that nobody needs for a first game, in English: they fetch it with them. */
import { rules } from './rules.ts';
import { tournament } from './tournament.ts';
import { tutorial } from './tutorial.ts';

export const later = { tournament, tutorial, rules } as const;
