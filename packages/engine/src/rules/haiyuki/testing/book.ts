/** The rule book, for tests that hold the code to its tables. */
import { readFileSync } from 'node:fs';

const BOOK = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The ids of all rules. */
export const bookIds = (): ReadonlySet<string> =>
  new Set([...BOOK.matchAll(/^- \*\*(H-[\d.]+)\*\*/gm)].map(([, id = '']) => id));

/** The rows of a table, cell by cell; the table is found by the words its header begins with. */
export const bookTable = (header: string): string[][] => {
  const [, table] = BOOK.split(`\n| ${header} `);
  if (table === undefined) throw new RangeError(`no table ${header}`);
  const [lines = ''] = table.split('\n\n');
  return lines
    .trimEnd()
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));
};
