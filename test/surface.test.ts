/** The engine's public surface as texts: a name that comes or goes shows in review. `UPDATE_GOLDEN=1` writes them anew. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../packages/engine/src/outlines.ts';
import { expectGolden } from '../packages/engine/src/testing/golden.ts';

const engine = (path: string): URL => new URL(`../packages/engine/${path}`, import.meta.url);
const { exports } = JSON.parse(readFileSync(engine('package.json'), 'utf8'));

/** By what it is imported as, behind `@paiju/engine`: the file that lists the names. */
const ENTRIES = Object.entries<{ readonly 'paiju-source': string }>(exports).map(
  ([entry, { 'paiju-source': source }]) => [entry, source] as const,
);

const parsed = (source: string): ts.SourceFile =>
  ts.createSourceFile('entry.ts', readFileSync(engine(source), 'utf8'), ts.ScriptTarget.ES2023);

/** `type Seat`, `value at`: one a line, sorted by name. */
const surfaceOf = (source: string): string =>
  parsed(source)
    .statements.filter(ts.isExportDeclaration)
    .flatMap((statement) => {
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return [];
      return statement.exportClause.elements.map(({ name, isTypeOnly }) => ({
        name: name.text,
        kind: statement.isTypeOnly || isTypeOnly ? 'type ' : 'value',
      }));
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, kind }) => `${kind} ${name}\n`)
    .join('');

test('there is an entry for what games share, one for whoever reads from outside, one for fair walls, and one for each game', () => {
  expect(ENTRIES.map(([entry]) => entry)).toEqual([
    '.',
    './input',
    './fair',
    ...GAME_IDS.map((id) => `./${id}`),
  ]);
});

describe.each(ENTRIES)('%s', (entry, source) => {
  const surface = surfaceOf(source);

  test('lists its exports by name and does nothing else', () => {
    const file = parsed(source);
    for (const statement of file.statements) {
      const isListed = ts.isExportDeclaration(statement) && statement.exportClause !== undefined;
      expect(isListed && ts.isNamedExports(statement.exportClause), statement.getText(file)).toBe(true);
    }
  });

  test('exports the names that test-data has', () => {
    expectGolden(surface, entry === '.' ? 'surface.txt' : `surface-${entry.slice(2)}.txt`);
  });

  test('has every value it lists', async () => {
    const exported = Object.keys(await import(engine(source).href)).sort();
    const values = [...surface.matchAll(/^value (.+)$/gm)].map(([, name]) => name);
    expect(values.sort()).toEqual(exported);
  });
});
