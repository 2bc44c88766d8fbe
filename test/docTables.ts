/** What commands write into docs/: tables, between two marks of a page. */
import { readFileSync, writeFileSync } from 'node:fs';

export const tableOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .toSpliced(1, 0, rows[0]?.map(() => '---') ?? [])
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** From `<!-- mark -->` to the next `<!-- end -->`. */
export const writeBetween = (page: URL, mark: string, text: string): void => {
  const [before, rest] = readFileSync(page, 'utf8').split(`<!-- ${mark} -->\n`);
  const after = rest?.split('<!-- end -->\n');
  if (before === undefined || after === undefined || after.length < 2)
    throw new Error(`${page.pathname.split('/').at(-1)} has no place for ${mark}`);
  const [, ...others] = after;
  writeFileSync(
    page,
    `${before}<!-- ${mark} -->\n\n${text}\n\n<!-- end -->\n${others.join('<!-- end -->\n')}`,
  );
};
