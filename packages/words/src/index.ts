/** The languages there are, and the catalogue of each, loaded part by part when it is wanted. */
import type { Language, Texts } from './texts.ts';

/** The catalogue as it is written: English is the type of the others. */
export type English = typeof import('./en/index.ts').catalogue;
type Catalogue = Texts<English>;

type First = Pick<Catalogue, keyof typeof import('./en/first.ts').first>;
type Later = Pick<Catalogue, keyof typeof import('./en/later.ts').later>;

/** What home and the tables say, and what other screens say besides. */
interface Parts {
  first(): Promise<First>;
  later(): Promise<Later>;
}
export type Part = keyof Parts;

const CATALOGUES: Readonly<Record<Language, Parts>> = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
  },
  zh: {
    first: async () => (await import('./zh/first.ts')).first,
    later: async () => (await import('./zh/later.ts')).later,
  },
  ko: {
    first: async () => (await import('./ko/first.ts')).first,
    later: async () => (await import('./ko/later.ts')).later,
  },
  ja: {
    first: async () => (await import('./ja/first.ts')).first,
    later: async () => (await import('./ja/later.ts')).later,
  },
};

export const partIn = (language: Language, part: Part): Promise<First | Later> =>
  CATALOGUES[language][part]();

export const catalogueIn = async (language: Language): Promise<Catalogue> => ({
  ...(await CATALOGUES[language].first()),
  ...(await CATALOGUES[language].later()),
});

export { changeFigure, figure } from './figures.ts';
export type { Language, Texts } from './texts.ts';
export { LANGUAGES } from './texts.ts';
