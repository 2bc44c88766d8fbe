/** What is said on screens that nobody needs for a first game, in English: they fetch it with them. */
import { advice } from './advice.ts';
import { bots } from './bots.ts';
import { fair } from './fair.ts';
import { options } from './options.ts';
import { records } from './records.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { tournament } from './tournament.ts';
import { tutorial } from './tutorial.ts';

export const later = { advice, bots, fair, options, tournament, tutorial, rules, records, settings } as const;
