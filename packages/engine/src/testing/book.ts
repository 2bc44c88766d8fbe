/** A rule book, for tests that hold the code to its ids and tables. */
import { readFileSync } from 'node:fs';

export interface Book {
  /** The ids of all rules. */
  readonly ids: ReadonlySet<string>;
  /** The rows of a table, cell by cell; the table is found by the words its header begins with. */
  table(header: string): string[][];
}

/** The book in a ruleset's folder. */
export const bookIn = (folder: URL): Book => {
  const text = readFileSync(new URL('RULES.md', folder), 'utf8');
  return {
    ids: new Set([...text.matchAll(/^- \*\*([A-Z]-[\d.]+)\*\*/gm)].map(([, id = '']) => id)),
    table: (header) => {
      const [, table] = text.split(`\n| ${header} `);
      if (table === undefined) throw new RangeError(`no table ${header}`);
      const [lines = ''] = table.split('\n\n');
      return lines
        .trimEnd()
        .split('\n')
        .slice(2)
        .map((line) => line.slice(2, -2).split(' | '));
    },
  };
};
