/** Every language says everything, with the same values, in its own words. */
import { describe, expect, test } from 'vitest';
import { catalogueIn, LANGUAGES } from './index.ts';
import { ROWS } from './testing/flat.ts';

const ENGLISH = new Map(ROWS.en);
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const valuesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name ?? ''))].sort();

/** Names that are written in Latin letters everywhere. */
const NAMES = new RegExp(
  [
    'Paiju|English|Escape|Enter|Space|Shift|Ctrl|Tab|GitHub|Cookie|jsonl|https?|JSON|paiju',
    ...Object.values((await catalogueIn('en')).common.game),
  ].join('|'),
  'g',
);
/** Values, and tiles that are drawn: `[mayu_red wand]`. */
const MARKS = /\{\{.*?\}\}|\[[\w ]*\]/g;
const LEFT_OVER = /[A-Za-z]{4,}/;

/** Where saying nothing is what is meant: facts that do not compare, and a note that English does not need. */
const SILENT = ['advice.facts.draws.more', 'advice.facts.draws.less', 'rules.bookLanguage'];

const emptyIn = (texts: ReadonlyMap<string, string>): string[] =>
  [...texts].filter(([key, text]) => text === '' && !SILENT.includes(key)).map(([key]) => key);

test('English is not empty', () => {
  expect(ENGLISH.size).toBeGreaterThan(300);
  expect(emptyIn(ENGLISH)).toEqual([]);
});

describe.each(OTHERS)('%s', (language) => {
  const own = new Map(ROWS[language]);

  test('has exactly the texts of English', () => {
    expect([...own.keys()].sort()).toEqual([...ENGLISH.keys()].sort());
  });

  test('has no empty text', () => {
    expect(emptyIn(own)).toEqual([]);
  });

  test('takes the same values', () => {
    const wrong = [...own].filter(
      ([key, text]) => valuesIn(text).join() !== valuesIn(ENGLISH.get(key) ?? '').join(),
    );
    expect(wrong).toEqual([]);
  });

  test('leaves no English', () => {
    const left = [...own].filter(([, text]) => LEFT_OVER.test(text.replace(MARKS, '').replace(NAMES, '')));
    expect(left).toEqual([]);
  });
});
