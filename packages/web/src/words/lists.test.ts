import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@paiju/words';
import { expect, it, test } from 'vitest';
import { inRow, titled, withNotes } from './lists.ts';
import { wordsIn } from './testing/words.ts';

const SOURCES = fileURLToPath(new URL('../', import.meta.url));

it.each([
  ['en', 'a, b, c', 'a, b, c', 'a: b'],
  ['zh', 'a、b、c', 'a，b，c', 'a：b'],
  ['ko', 'a, b, c', 'a, b, c', 'a: b'],
  ['ja', 'a、b、c', 'a、b、c', 'a：b'],
] as const)('in %s things are set apart by the marks of the language', (language, row, notes, title) => {
  const t = wordsIn(language);
  expect(inRow(t, ['a', 'b', 'c'])).toBe(row);
  expect(withNotes(t, ['a', 'b', 'c'])).toBe(notes);
  expect(titled(t, 'a', 'b')).toBe(title);
});

it.each(LANGUAGES)('in %s one thing has no mark', (language) => {
  const t = wordsIn(language);
  expect([inRow(t, ['a']), withNotes(t, ['a']), inRow(t, [])]).toEqual(['a', 'a', '']);
});

/** English marks between words, written into the code: `join(', ')`, `${name}, ${state}`, `${label}: ${names}`. */
const OWN_MARKS = [/\.join\('[,;:.] '\)/, /`[^`(<{}]*\$\{[^`}]*\}[,;:.] \$\{[^`(]*`/];
const marksIn = (text: string): readonly string[] =>
  text.split('\n').filter((line) => OWN_MARKS.some((mark) => mark.test(line)));

test('no source has marks of its own between words', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(
    (file) => !/\.test\.|testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    marksIn(readFileSync(`${SOURCES}${file}`, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

const put = (before: string, mark: string): string => `${before}\`$\{name}${mark}$\{state}\``;

test.each([
  ["words.join(', ')", true],
  [put('aria-label=', ', '), true],
  [put('label: ', ': '), true],
  [put('label: ', '. '), true],
  ["codes.join(',')", false],
  [put('', '-'), false],
])('a mark between words is seen in %s: %s', (line, isSeen) => {
  expect(marksIn(line).length > 0).toBe(isSeen);
});
