/** docs/security.md: every test it names is there, and everything that has to be in it is. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** What everybody looks for in such a list. */
const ASKED = [
  ...['session fixation', 'CSRF', 'SQL', 'enumeration', 'brute force', 'a socket from another page'],
  ...['oversized input', 'path traversal', 'stored XSS through names', 'secrets in logs', 'holes in what'],
  ...['scripts from elsewhere', 'a comparison that takes longer'],
];

const rowsOf = (text: string): readonly string[] =>
  text.split('\n').filter((line) => /^\| (?!what is tried)/.test(line));

const pathOf = (file: string): string =>
  join(ROOT, /^(test|packages)\//.test(file) ? file : `packages/server/src/${file}`);

/** The title stands in the file as it is, as a title. */
const isThere = (file: string, title: string): boolean => {
  if (!existsSync(pathOf(file))) return false;
  const text = readFileSync(pathOf(file), 'utf8').replaceAll('\n', ' ');
  return [`'${title}'`, `"${title}"`].some((quoted) => text.includes(quoted));
};

/** What is wrong with the page. */
const faults = (text: string): readonly string[] => {
  const rows = rowsOf(text);
  const named = [...text.matchAll(/`([\w/.]+\.test\.ts)(?: › ([^`]+))?`/g)];
  return [
    ...ASKED.filter((what) => !rows.some((row) => row.startsWith(`| ${what}`))).map(
      (what) => `no row: ${what}`,
    ),
    ...rows
      .filter((row) => !/`[\w/.]+\.test\.ts/.test(row.split(' | ').at(-1) ?? ''))
      .map((row) => `no test: ${row}`),
    ...named
      .filter(([, file = '', title]) =>
        title === undefined ? !existsSync(pathOf(file)) : !isThere(file, title),
      )
      .map(([pointer]) => `not there: ${pointer}`),
  ];
};

test('every line has a test, and every test that is named is there', () => {
  expect(faults(page)).toEqual([]);
  expect(rowsOf(page).length).toBeGreaterThan(25);
});

test.each([
  ['a line left out', '| path traversal', '| paths', 'no row: path traversal'],
  ['a title that no test has', '› answers a question once', '› answers a question twice', 'not there: '],
  ['a file that is not there', '`http/files.test.ts ›', '`http/folders.test.ts ›', 'not there: '],
  [
    'a line without a test',
    '`http/limits.test.ts › answers of the API are kept by nobody`',
    'none',
    'no test: ',
  ],
])('the check finds %s', (_, from, to, fault) => {
  expect(page).toContain(from);
  expect(faults(page.replace(from, to)).join('\n')).toContain(fault);
});

/** Ways by which a text becomes a part of the page, or of the program. */
const MARKUP =
  /innerHTML|InnerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|\beval\(|new Function\(|javascript:/;

/** Our own drawings of tiles, which are in the program. */
const OWN_MARKUP = ['tiles/sprite.ts'];

test('the page puts no text in as markup', () => {
  const folder = join(ROOT, 'packages/web/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => MARKUP.test(readFileSync(join(folder, file), 'utf8')))).toEqual(OWN_MARKUP);
  expect('one.innerHTML = name').toMatch(MARKUP);
});
