/** Everything the page says, in English: the measure of all other catalogues. */
import { advice } from './advice.ts';
import { codes } from './codes.ts';
import { common } from './common.ts';
import { duel } from './duel.ts';
import { home } from './home.ts';
import { options } from './options.ts';
import { records } from './records.ts';
import { rules } from './rules.ts';
import { settings } from './settings.ts';
import { settlement } from './settlement.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';
import { tiles } from './tiles.ts';
import { tournament } from './tournament.ts';
import { tutorial } from './tutorial.ts';

export const catalogue = {
  common,
  tiles,
  settings,
  home,
  options,
  records,
  table,
  duel,
  tournament,
  codes,
  telling,
  settlement,
  advice,
  tutorial,
  rules,
} as const;
