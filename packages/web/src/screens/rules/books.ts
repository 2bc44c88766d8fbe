/** The rule books of the engine, loaded when they are wanted. */
import type { GameId } from '@paiju/engine';
import type { Section } from './markdown.ts';
import { readBook } from './markdown.ts';

const BOOKS = import.meta.glob<string>('../../../../engine/src/rules/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

export const loadBook = async (ruleset: GameId): Promise<readonly Section[]> => {
  const load = BOOKS[`../../../../engine/src/rules/${ruleset}/RULES.md`];
  if (load === undefined) throw new RangeError(`no rule book of ${ruleset}`);
  return readBook(ruleset, await load());
};
