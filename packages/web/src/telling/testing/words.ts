/** The words of a language without a page. */
import { createInstance } from 'i18next';
import type { AnyT } from '../../tiles/names.ts';
import { catalogue as english } from '../../words/en/index.ts';
import { catalogue as japanese } from '../../words/ja/index.ts';
import { catalogue as korean } from '../../words/ko/index.ts';
import type { Language } from '../../words/texts.ts';
import { catalogue as chinese } from '../../words/zh/index.ts';

export const CATALOGUES = { en: english, zh: chinese, ko: korean, ja: japanese } as const;

export const wordsIn = (language: Language): AnyT => {
  const words = createInstance();
  void words.init({
    lng: language,
    resources: { [language]: CATALOGUES[language] },
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return words.t as unknown as AnyT;
};
