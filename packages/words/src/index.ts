/** The languages there are, and the catalogue of each, loaded when it is wanted. */
import type { Language, Texts } from './texts.ts';

/** The catalogue as it is written: English is the type of the others. */
export type English = typeof import('./en/index.ts').catalogue;
type Catalogue = Texts<English>;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
  ko: () => import('./ko/index.ts'),
  ja: () => import('./ja/index.ts'),
};

export const catalogueIn = async (language: Language): Promise<Catalogue> =>
  (await CATALOGUES[language]()).catalogue;

export type { Language, Texts } from './texts.ts';
export { LANGUAGES } from './texts.ts';
