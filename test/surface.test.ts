/** The engine's public surface as a text: a name that comes or goes shows in review. `UPDATE_GOLDEN=1` writes it anew. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { expectGolden } from '../packages/engine/src/testing/golden.ts';

const INDEX = 'packages/engine/src/index.ts';
const text = readFileSync(new URL(`../${INDEX}`, import.meta.url), 'utf8');
const file = ts.createSourceFile('index.ts', text, ts.ScriptTarget.ES2023);

/** `type Seat`, `value at`: one a line, sorted by name. */
const surface = file.statements
  .filter(ts.isExportDeclaration)
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

test('index.ts lists its exports by name and does nothing else', () => {
  for (const statement of file.statements) {
    const isListed = ts.isExportDeclaration(statement) && statement.exportClause !== undefined;
    expect(isListed && ts.isNamedExports(statement.exportClause), statement.getText(file)).toBe(true);
  }
});

test('the exported names are those of test-data/surface.txt', () => expectGolden(surface, 'surface.txt'));

test('every value listed is there', async () => {
  const exported = Object.keys(await import('../packages/engine/src/index.ts')).sort();
  const values = [...surface.matchAll(/^value (.+)$/gm)].map(([, name]) => name);
  expect(values.sort()).toEqual(exported);
});
