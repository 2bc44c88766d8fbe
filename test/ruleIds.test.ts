/** Book, code and test name the same rules. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSources, root, type Source } from './architecture.ts';
import {
  type Book,
  idsIn,
  readBook,
  repeatedIds,
  rulesWithoutCode,
  rulesWithoutTest,
  unknownIds,
} from './ruleIds.ts';

const sources = readSources();
const folder = join(root, 'packages/engine/src/rules');
const books = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'RULES.md')))
  .map(readBook);

test('there are books to check', () => expect(books.map(({ ruleset }) => ruleset)).toContain('xuezhan'));

describe.each(books)('$ruleset', (book) => {
  test('has rules, each under an id of its own', () => {
    expect(idsIn(book).length).toBeGreaterThan(20);
    expect(repeatedIds(book)).toEqual([]);
  });
  test('every rule is cited by code', () => expect(rulesWithoutCode(book, sources)).toEqual([]));
  test('every rule is cited by a test', () => expect(rulesWithoutTest(book, sources)).toEqual([]));
});

test('no code and no test cites a rule that is in no book', () =>
  expect(unknownIds(books, sources)).toEqual([]));

describe('the check itself', () => {
  const book: Book = {
    ruleset: 'mini',
    text: '- **Q-1.1** One.\n- **Q-1.2** Two, see Q-1.1.\n- **Q-1.3** Three.\n',
  };
  const rules = (text: string, path = 'rules/mini/a.ts'): Source => ({
    path: `packages/engine/src/${path}`,
    text,
  });
  const code = (text: string, path?: string): readonly string[] =>
    rulesWithoutCode(book, [rules(text, path)]);
  const held = (text: string): readonly string[] =>
    rulesWithoutTest(book, [rules(text, 'rules/mini/a.test.ts')]);

  test('reads the ids of a book and not those it refers to', () =>
    expect(idsIn(book)).toEqual(['Q-1.1', 'Q-1.2', 'Q-1.3']));

  test('finds a rule without code', () => {
    expect(code('/** Q-1.1, Q-1.3 */')).toEqual(['Q-1.2']);
    expect(code('/** Q-1.1 to Q-1.3 */')).toEqual([]);
    expect(code('/** Q-1.1 to Q-1.2 */ const a = 1; // Q-1.3', 'scoring/mini/a.ts')).toEqual([]);
    expect(code('/** Q-1.1 to Q-1.3 */', 'rules/other/a.ts')).toHaveLength(3);
    expect(code('/** Q-1.1 to Q-1.3 */', 'rules/mini/a.test.ts')).toHaveLength(3);
    expect(code('/** Q-1.10 */')).toHaveLength(3);
  });

  test('finds a rule without a test, and lets no comment stand for one', () => {
    expect(held(`test('Q-1.1 one', f); test.each([['Q-1.2', 1]])('%s', f); // Q-1.3`)).toEqual(['Q-1.3']);
    expect(held(`test(\`Q-1.1 \${x} Q-1.2 \${y} Q-1.3\`, f);`)).toEqual([]);
    expect(held(`test('Q-1.1 to Q-1.3', f);`)).toEqual(['Q-1.2']);
  });

  test('finds an id that is in no book', () => {
    expect(unknownIds([book], [rules('/** Q-1.1, Q-1.4 and Z-9.9 */')])).toEqual([
      'packages/engine/src/rules/mini/a.ts names Q-1.4',
    ]);
  });

  test('finds an id given twice', () =>
    expect(repeatedIds({ ...book, text: `${book.text}- **Q-1.2** Again.\n` })).toEqual(['Q-1.2']));
});
