/** What is said on screens that nobody needs for a first game, in Japanese: they fetch it with them. */
import type { later as english } from '../en/later.ts';
import type { Texts } from '../texts.ts';
import { advice } from './advice.ts';
import { bots } from './bots.ts';
import { fair } from './fair.ts';
import { options } from './options.ts';
import { records } from './records.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { tournament } from './tournament.ts';
import { tutorial } from './tutorial.ts';

export const later: Texts<typeof english> = {
  advice,
  bots,
  fair,
  options,
  tournament,
  tutorial,
  rules,
  records,
  settings,
};
