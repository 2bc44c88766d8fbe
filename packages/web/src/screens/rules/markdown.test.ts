import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import type { Inline } from './inline.ts';
import { inlinesOf } from './inline.ts';
import { placesIn, readBook, searched } from './markdown.ts';

const bookOf = (ruleset: string): string =>
  readFileSync(new URL(`../../../../engine/src/rules/${ruleset}/RULES.md`, import.meta.url), 'utf8');

/** Short, so that a row is read in one glance: `tiles` shows how many. */
const told = (piece: Inline): string => {
  if (piece.type === 'rule') return `rule ${piece.id}`;
  return piece.type === 'tiles' ? `tiles ${piece.tiles.join(' ')}` : `${piece.type} ${piece.text}`;
};

test.each([
  ['plain', 'no tile at all', ['words no tile at all']],
  ['tiles', 'wait for 123m.', ['words wait for ', 'tiles 0 1 2', 'words .']],
  ['several suits', '55p 9s', ['tiles 13 13', 'words  ', 'tiles 26']],
  ['no such tile', '0m 4x', ['words 0m 4x']],
  ['a rule', 'see X-13.2', ['words see ', 'rule X-13.2']],
  ['marks', '**b** *s* `c` `5m`', ['bold b', 'words  ', 'soft s', 'words  ', 'code c', 'words  ', 'tiles 4']],
  ['a link', 'a [b](c)', ['words a ', 'link b']],
  ['honours are not in this game', '1z', ['words 1z']],
])('%s', (_, line, pieces) => {
  expect(inlinesOf('xuezhan', line).map(told)).toEqual(pieces);
});

test('tiles of Haiyuki are words; a Korean name in front of one makes it a translation', () => {
  expect(inlinesOf('haiyuki', 'ataho and pet').map(told)).toEqual(['tiles 0', 'words  and ', 'tiles 4']);
  expect(inlinesOf('haiyuki', '검 sword, petum').map(told)).toEqual(['words 검 sword, petum']);
  expect(inlinesOf('wuhan', 'flip `1z`').map(told)).toEqual(['words flip ', 'tiles 27']);
});

describe.each(GAME_IDS)('the book of %s', (ruleset) => {
  const text = bookOf(ruleset);
  const sections = readBook(ruleset, text);

  test('every rule is there once, with its number', () => {
    const written = [...text.matchAll(/^- \*\*([XWH]-\d+\.\d+)\*\*/gm)].map(([, id]) => id);
    const read = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'list' ? block.items.map(({ id }) => id) : []))
      .filter((id) => id !== null);
    expect(written.length).toBeGreaterThan(50);
    expect(read).toEqual(written);
  });

  test('every heading is a section, every row of a table has as many cells as its head', () => {
    expect(sections.map(({ title }) => title)).toEqual(
      [...text.matchAll(/^#{1,2} (.*)$/gm)].map(([, own]) => own),
    );
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { blocks } of sections)
      for (const block of blocks)
        if (block.type === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
  });

  test('no mark of Markdown is left over', () => {
    for (const { blocks } of sections)
      for (const block of blocks)
        if (block.type === 'list')
          for (const { pieces } of block.items)
            for (const piece of pieces) if (piece.type === 'words') expect(piece.text).not.toMatch(/\*|`/);
  });
});

test('a search keeps the places that hold all its words', () => {
  const sections = readBook('xuezhan', bookOf('xuezhan'));
  expect(searched(sections, '  ')).toBe(sections);
  const found = searched(sections, 'X-6.2 VOID');
  expect(placesIn(found)).toBeGreaterThan(0);
  expect(placesIn(found)).toBeLessThan(6);
  expect(found.map(({ title }) => title)).toContain('6. Turn flow');
  expect(searched(sections, 'no such words here')).toEqual([]);
});
