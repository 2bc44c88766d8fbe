/** The languages there are, and what a catalogue in any of them must hold. */

export const LANGUAGES = ['en', 'zh', 'ko', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The same keys, any text: what is missing in a language does not compile. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
