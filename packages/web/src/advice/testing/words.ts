/** The words of a language for tests, without a page. */
import i18next from 'i18next';
import type { AnyT } from '../../tiles/names.ts';
import type { Language } from '../../words/texts.ts';

const CATALOGUES = {
  en: () => import('../../words/en/index.ts'),
  zh: () => import('../../words/zh/index.ts'),
  ko: () => import('../../words/ko/index.ts'),
  ja: () => import('../../words/ja/index.ts'),
} satisfies Record<Language, () => Promise<object>>;

export const wordsIn = async (language: Language): Promise<AnyT> => {
  const { catalogue } = await CATALOGUES[language]();
  const own = i18next.createInstance();
  await own.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: catalogue },
    interpolation: { escapeValue: false },
  });
  return own.t;
};
