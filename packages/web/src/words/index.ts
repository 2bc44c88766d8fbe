/** The words of the page: which language is spoken, and loading its catalogue when it is wanted. */
import type { English, Language } from '@paiju/words';
import { catalogueIn, LANGUAGES } from '@paiju/words';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { settings } from '../store/settings.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: English;
    defaultNS: 'common';
  }
}

/** The first language of the browser that we speak. */
export const languageFor = (wanted: readonly string[]): Language =>
  wanted
    .map((tag) => LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each))
    .find((each) => each) ?? 'en';

export const speak = async (language: Language): Promise<void> => {
  for (const [namespace, texts] of Object.entries(await catalogueIn(language)))
    i18next.addResourceBundle(language, namespace, texts, true, true);
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Before the first screen. */
export const startWords = async (): Promise<void> => {
  await i18next.use(initReactI18next).init({
    resources: {},
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: { escapeValue: false }, // React does that
  });
  await speak(settings.now.language ?? languageFor(navigator.languages));
};
