/** The rule book of a game, by its sections; and its options as `paiju rules` lists them. */
import { existsSync, readFileSync } from 'node:fs';
import type { Io } from '../../edge/io.ts';
import { rulesCommand } from '../rules.ts';

const MOST = 24_000;

/** The book lies beside the rules, built or not. */
const bookOf = (ruleset: string): string | null => {
  const file = new URL(`../src/rules/${ruleset}/RULES.md`, import.meta.resolve('@paiju/engine'));
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Without a section what sections there are. */
export const ruleBook = (ruleset: string, section: string | undefined): string => {
  const book = bookOf(ruleset);
  if (book === null)
    return 'The rule book is not part of this installation; the tool options has the options.';
  const parts = book.split(/^(?=## )/m);
  const titles = parts.map((part) => part.split('\n', 1)[0]?.replace(/^#+ /, '') ?? '');
  const place = titles.findIndex(
    (title) => section !== undefined && title.toLowerCase().includes(section.toLowerCase()),
  );
  const part = parts[place];
  if (part !== undefined) return part.slice(0, MOST);
  return `${section === undefined ? '' : 'There is no such section. '}Sections:\n${titles.map((title) => `- ${title}`).join('\n')}`;
};

export const optionsText = (io: Io, ruleset: string): string => {
  let text = '';
  const out = { write: (more: string) => (text += more) };
  rulesCommand({ ...io, env: io.env, out }, ruleset);
  return text;
};
