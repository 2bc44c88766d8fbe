/** The words of the page: which language is spoken, and loading its catalogue when it is wanted. */
import type { English, Language, Part } from '@paiju/words';
import { LANGUAGES, partIn } from '@paiju/words';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { settings } from '../store/settings.ts';
import { FIGURES, INTERPOLATION } from './interpolation.ts';

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

/** Whoever changes the language finds there what has been wanted so far. */
const wanted = new Set<Part>(['first']);

const learn = async (language: Language, part: Part): Promise<void> => {
  for (const [namespace, texts] of Object.entries(await partIn(language, part)))
    i18next.addResourceBundle(language, namespace, texts, true, true);
};

export const speak = async (language: Language): Promise<void> => {
  await Promise.all([...wanted].map((part) => learn(language, part)));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
};

/** Before the first screen. */
export const startWords = async (): Promise<void> => {
  await i18next.use(initReactI18next).use(FIGURES).init({
    resources: {},
    fallbackLng: false,
    defaultNS: 'common',
    interpolation: INTERPOLATION,
  });
  await speak(settings.now.language ?? languageFor(navigator.languages));
};

/** For a screen that says more than a first game needs: its texts come with it. */
const withWords =
  (part: Part) =>
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    wanted.add(part);
    const [loaded] = await Promise.all([load(), learn(i18next.language as Language, part)]);
    return loaded;
  };

export const withLaterWords = withWords('later');
export const withOnlineWords = withWords('online');
