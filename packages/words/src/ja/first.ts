/** What is said at home and at the table, in Japanese. */
import type { first as english } from '../en/first.ts';
import type { Texts } from '../texts.ts';
import { codes } from './codes.ts';
import { common } from './common.ts';
import { duel } from './duel.ts';
import { home } from './home.ts';
import { presets } from './presets.ts';
import { records } from './records.ts';
import { settings } from './settings.ts';
import { settlement } from './settlement.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';
import { tiles } from './tiles.ts';

export const first: Texts<typeof english> = {
  common,
  tiles,
  settings,
  home,
  presets,
  records,
  table,
  duel,
  codes,
  telling,
  settlement,
};
