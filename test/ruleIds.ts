// Rule ids tie the rule book, the code that carries a rule and the test that holds it. Checks answer one line per offence.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, type Source } from './architecture.ts';

export interface Book {
  /** The ruleset's id, which is the name of its folders. */
  readonly ruleset: string;
  readonly text: string;
}

const RULES = 'packages/engine/src/rules';
const ENTRY = /^- \*\*([A-Z]-\d+\.\d+)\*\*/gm;
const ID = /\b[A-Z]-\d+\.\d+\b/g;
const RANGE = /\b([A-Z]-\d+)\.(\d+) to \1\.(\d+)\b/g;

const isTest = (path: string): boolean => path.endsWith('.test.ts');
const isHelper = (path: string): boolean => path.includes('/testing/');

export const readBook = (ruleset: string): Book => ({
  ruleset,
  text: readFileSync(join(root, RULES, ruleset, 'RULES.md'), 'utf8'),
});

export const idsIn = ({ text }: Book): string[] => [...text.matchAll(ENTRY)].map(([, id = '']) => id);

/** Every id a text names; `X-10.1 to X-10.7` names all seven. */
const cited = (text: string): string[] => [
  ...(text.match(ID) ?? []),
  ...[...text.matchAll(RANGE)].flatMap(([, section, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${section}.${Number(from) + i}`),
  ),
];

/** Where the code of a ruleset may lie: its own two folders, and what it shares with the others. */
const isCodeOf = (ruleset: string, path: string): boolean =>
  !isTest(path) &&
  !isHelper(path) &&
  [`${RULES}/${ruleset}/`, `packages/engine/src/scoring/${ruleset}/`, 'packages/engine/src/play/']
    .concat('packages/engine/src/record/', 'packages/table/src/')
    .some((folder) => path.startsWith(folder));

export const rulesWithoutCode = (book: Book, sources: readonly Source[]): readonly string[] => {
  const code = sources.filter(({ path }) => isCodeOf(book.ruleset, path));
  const named = new Set(code.flatMap(({ text }) => cited(text)));
  return idsIn(book).filter((id) => !named.has(id));
};

/** A test holds a rule when the rule stands in a title or a row of a table; a comment holds nothing. */
export const rulesWithoutTest = (book: Book, sources: readonly Source[]): readonly string[] => {
  const tests = sources.filter(({ path }) => path.startsWith('packages/') && isTest(path));
  const named = new Set(tests.flatMap((source) => stringsIn(source).flatMap((text) => text.match(ID) ?? [])));
  return idsIn(book).filter((id) => !named.has(id));
};

const stringsIn = ({ path, text }: Source): string[] => {
  const strings: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      strings.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023));
  return strings;
};

/** Ids that are named somewhere in the packages and stand in no book. */
export const unknownIds = (books: readonly Book[], sources: readonly Source[]): readonly string[] => {
  const known = new Set(books.flatMap(idsIn));
  const letters = new Set([...known].map((id) => id[0]));
  return sources
    .filter(({ path }) => path.startsWith('packages/'))
    .flatMap(({ path, text }) =>
      [...new Set(cited(text))]
        .filter((id) => letters.has(id[0]) && !known.has(id))
        .map((id) => `${path} names ${id}`),
    );
};

export const repeatedIds = (book: Book): readonly string[] =>
  idsIn(book).filter((id, place, ids) => ids.indexOf(id) !== place);
