/** Who sits at tables of tests, and on what terms. */
import type { TableTerms } from '@paiju/protocol';
import type { Sitter } from '../entries.ts';

export const TERMS: TableTerms = {
  ruleset: 'haiyuki',
  preset: 'rulebook',
  changes: {},
  clock: 'quick',
  watchDelayS: 0,
  isListed: true,
};

export const BOT: Sitter = { is: 'bot', level: 'greedy' };
export const EMPTY: Sitter = { is: 'empty' };
export const person = (name: string): Sitter => ({ is: 'person', guest: name, name, face: null });
