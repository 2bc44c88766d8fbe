/** The languages there are, and the catalogue of each, loaded part by part when it is wanted. */
import type { Language, Texts } from './texts.ts';

/** The catalogue as it is written: English is the type of the others. */
export type English = typeof import('./en/index.ts').catalogue;
type Catalogue = Texts<English>;

type First = Pick<Catalogue, keyof typeof import('./en/first.ts').first>;
type Later = Pick<Catalogue, keyof typeof import('./en/later.ts').later>;
type Online = Pick<Catalogue, 'online'>;

/** What home and the tables say, what other screens say besides, and what is said where people meet. */
interface Parts {
  first(): Promise<First>;
  later(): Promise<Later>;
  online(): Promise<Online>;
}
export type Part = keyof Parts;

const CATALOGUES: Readonly<Record<Language, Parts>> = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
    online: async () => ({ online: (await import('./en/online.ts')).online }),
  },
  zh: {
    first: async () => (await import('./zh/first.ts')).first,
    later: async () => (await import('./zh/later.ts')).later,
    online: async () => ({ online: (await import('./zh/online.ts')).online }),
  },
  ko: {
    first: async () => (await import('./ko/first.ts')).first,
    later: async () => (await import('./ko/later.ts')).later,
    online: async () => ({ online: (await import('./ko/online.ts')).online }),
  },
  ja: {
    first: async () => (await import('./ja/first.ts')).first,
    later: async () => (await import('./ja/later.ts')).later,
    online: async () => ({ online: (await import('./ja/online.ts')).online }),
  },
};

export const partIn = (language: Language, part: Part): Promise<First | Later | Online> =>
  CATALOGUES[language][part]();

export const catalogueIn = async (language: Language): Promise<Catalogue> => ({
  ...(await CATALOGUES[language].first()),
  ...(await CATALOGUES[language].later()),
  ...(await CATALOGUES[language].online()),
});

export { changeFigure, figure } from './figures.ts';
export type { Language, Texts } from './texts.ts';
export { LANGUAGES } from './texts.ts';
