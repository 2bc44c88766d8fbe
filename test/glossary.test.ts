import { expect, test } from 'vitest';
import { readSources } from './architecture.ts';
import { entriesIn, glossary, glossaryOffences } from './glossary.ts';

test('the page has a glossary', () => expect(glossary().length).toBeGreaterThan(25));

test('every word of the glossary is one thing, defined where the page says', () => {
  const sources = readSources().filter(({ path }) => path.startsWith('packages/'));
  expect(glossaryOffences(glossary(), sources)).toEqual([]);
});

const [ENTRY] = entriesIn('| `Match` | rounds until there is a ranking | `engine/record/match.ts` |');
const HOME = { path: 'packages/engine/src/record/match.ts', text: 'export class Match {}' };

// [what else there is, how many offences]
const SOURCES: readonly [string, string, number][] = [
  ['packages/web/src/a.tsx', 'interface Match { readonly a: string }', 1],
  ['packages/bots/src/a.ts', 'const f = () => { type Match = string; };', 1],
  ['packages/bots/src/a.ts', 'const Match = 1; // no type', 0],
  ['packages/bots/src/a.test.ts', 'interface Match {}', 0],
];

test.each(SOURCES)('beside it %s: %s', (path, text, offences) => {
  if (ENTRY === undefined) throw new Error('the row was not read');
  expect(glossaryOffences([ENTRY], [HOME, { path, text }])).toHaveLength(offences);
});

test('a word without a definition is an offence', () => {
  if (ENTRY === undefined) throw new Error('the row was not read');
  expect(glossaryOffences([ENTRY], [])).toHaveLength(1);
});
