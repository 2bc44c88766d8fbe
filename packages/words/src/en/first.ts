/** What is said at home and at every table, in English. */
import { characters } from './characters.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { presets } from './presets.ts';
import { table } from './table.ts';
import { telling } from './telling.ts';
import { tiles } from './tiles.ts';

export const first = {
  common,
  tiles,
  home,
  presets,
  table,
  characters,
  telling,
} as const;
