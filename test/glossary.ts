// The glossary of CONTRIBUTING.md: one word, one thing.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, type Source, shippedSources } from './architecture.ts';

export interface Entry {
  readonly name: string;
  /** Where the page says it is defined. */
  readonly file: string;
}

/** The rows that name a type: | `Match` | what it is | `engine/record/match.ts` | */
export const entriesIn = (page: string): readonly Entry[] =>
  [...page.matchAll(/^\| `(\w+)` \|.*\| `([\w./-]+\.ts)` \|$/gm)].map(([, name = '', file = '']) => ({
    name,
    file: `packages/${file.replace('/', '/src/')}`,
  }));

export const glossary = (): readonly Entry[] =>
  entriesIn(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8'));

/** The types and classes that a source defines, wherever they stand in it. */
const definedIn = ({ path, text }: Source): readonly string[] => {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node))
      names.push(node.name?.text ?? '');
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.ES2023));
  return names;
};

/** A word of the glossary that is defined elsewhere too, or not where the page says. */
export const glossaryOffences = (
  entries: readonly Entry[],
  sources: readonly Source[],
): readonly string[] => {
  const places = new Map<string, string[]>(entries.map(({ name }) => [name, []]));
  for (const source of shippedSources(sources))
    for (const name of definedIn(source)) places.get(name)?.push(source.path);
  return entries.flatMap(({ name, file }) => {
    const found = places.get(name) ?? [];
    return found.length === 1 && found[0] === file
      ? []
      : [`${name} is said to be in ${file}, and is in ${found.join(' and ') || 'no file'}`];
  });
};
