/** How numbers, letters and punctuation are set in each language. */
import { describe, expect, test } from 'vitest';
import type { Language } from './index.ts';
import { LANGUAGES } from './index.ts';
import { ROWS } from './testing/flat.ts';

/** Values that are numbers wherever they stand. */
const VALUES =
  'all|cap|capped|cost|count|damage|fan|hp|limit|mp|n|owed|percent|points|round|rounds|score|step|steps|turn';
const NUMBER = String.raw`(?:\d|\{\{(?:${VALUES})\}\})`;
const HAN = String.raw`[\u4e00-\u9fff]`;
const KANA_OR_HAN = String.raw`[\u3041-\u30ff\u4e00-\u9fff]`;

/** What no text of a language has. */
const WRONG: readonly [Language, string, RegExp][] = [
  ['en', 'a percent sign stands with its number', / %/],
  ['en', 'no full-width marks', /[，。、；：？！（）％]/],
  [
    'zh',
    'numbers and letters stand apart',
    new RegExp(`${HAN}${NUMBER}|${NUMBER}${HAN}|${HAN}[A-Za-z]|[A-Za-z]${HAN}`),
  ],
  ['zh', 'times stand apart', new RegExp(`${HAN}\\{\\{time\\}\\}`)],
  ['zh', 'marks are as wide as characters', new RegExp(`${HAN}[,;:?!()]|[,;:?!] *${HAN}`)],
  ['zh', 'six dots where something goes on', /(?<!…)…(?!…)/],
  ['ko', 'no full-width marks', /[，。、；：？！（）％]/],
  [
    'ja',
    'numbers and letters stand together',
    new RegExp(`${KANA_OR_HAN} (?:\\d|[HM]P)|(?:${NUMBER}|[HM]P) ${KANA_OR_HAN}`),
  ],
  ['ja', 'marks are as wide as characters', new RegExp(`${KANA_OR_HAN}[,;:?!()%]|[,;:?!] *${KANA_OR_HAN}`)],
];

test.each(WRONG)('%s: %s', (language, _, wrong) => {
  expect(ROWS[language].filter(([, text]) => wrong.test(text))).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test('thousands stand apart', () => {
    expect(ROWS[language].filter(([, text]) => /\d{4}/.test(text))).toEqual([]);
  });

  test.each(['home.play', 'home.playAtOnce', 'home.learnFirst'])(
    'the name of the door %s begins with what is written on it, for those who speak to it',
    (door) => {
      const texts = Object.fromEntries(ROWS[language]);
      expect(texts[`${door}Game`]?.startsWith(texts[door] ?? '?')).toBe(true);
    },
  );
});
