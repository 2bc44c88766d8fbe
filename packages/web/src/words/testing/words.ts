/** The words of a language without a page. */
import type { Language } from '@paiju/words';
import { catalogueIn, LANGUAGES } from '@paiju/words';
import { createInstance } from 'i18next';
import { FIGURES, INTERPOLATION } from '../interpolation.ts';
import type { AnyT } from '../say.ts';

const CATALOGUES = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await catalogueIn(language)] as const)),
);

export const wordsIn = (language: Language): AnyT => {
  const words = createInstance();
  void words.use(FIGURES).init({
    lng: language,
    resources: CATALOGUES,
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: INTERPOLATION,
  });
  return words.t as unknown as AnyT;
};
