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
  await i18next
    .use(initReactI18next)
    .use(FIGURES)
    .init({
      resources: {},
      fallbackLng: false,
      defaultNS: 'common',
      interpolation: INTERPOLATION,
      // Somebody reads a key instead of words: that is a mistake of ours, and fails every test in which it happens.
      saveMissing: true,
      missingKeyHandler: (_, namespace, key) => reportError(new Error(`no words for ${namespace}:${key}`)),
    });
  await speak(settings.now.language ?? languageFor(navigator.languages));
};

/** For what says more than home and every table: its texts come with it. */
export const withWords =
  (...parts: readonly Part[]) =>
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    for (const part of parts) wanted.add(part);
    const language = i18next.language as Language | undefined;
    // Whatever is wanted before anything is said is learned with the first words.
    const learning = language === undefined ? [] : parts.map((part) => learn(language, part));
    const [loaded] = await Promise.all([load(), ...learning]);
    return loaded;
  };

export const withWinWords = withWords('wins');
export const withLaterWords = withWords('later');
