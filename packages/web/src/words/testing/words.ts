/** The words of a language without a page. */
import type { Language } from '@paiju/words';
import { catalogueIn, LANGUAGES } from '@paiju/words';
import { createInstance } from 'i18next';
import type { AnyT } from '../say.ts';

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await catalogueIn(language)] as const)),
);

export const wordsIn = (language: Language): AnyT => {
  const words = createInstance();
  void words.init({
    lng: language,
    resources: CATALOGUES,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return words.t as unknown as AnyT;
};
