/** A catalogue as rows: what a text is asked for by, and the text. */
import { catalogueIn } from '../index.ts';
import type { Language } from '../texts.ts';

type Nested = { readonly [key: string]: string | Nested };
export type Row = readonly [key: string, text: string];

/** `telling.discarded` → text */
const flat = (texts: Nested, path = ''): Row[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flat(value, `${path}${key}.`),
  );

const rowsIn = async (language: Language): Promise<Row[]> => flat(await catalogueIn(language));

export const ROWS: Readonly<Record<Language, readonly Row[]>> = {
  en: await rowsIn('en'),
  zh: await rowsIn('zh'),
  ko: await rowsIn('ko'),
  ja: await rowsIn('ja'),
};
