/** The languages there are, and the catalogue of each, loaded part by part when it is wanted. */
import type { GameId } from '@paiju/engine';
import type { Language, Texts } from './texts.ts';

/** The catalogue as it is written: English is the type of the others. */
export type English = typeof import('./en/index.ts').catalogue;
type Catalogue = Texts<English>;

/** What home and every table say, what other screens say besides, what is said of wins, where people meet, and of whoever looks. */
interface Shared {
  first(): Promise<Texts<typeof import('./en/first.ts').first>>;
  later(): Promise<Texts<typeof import('./en/later.ts').later>>;
  wins(): Promise<Texts<typeof import('./en/wins.ts').wins>>;
  online(): Promise<Texts<typeof import('./en/meeting.ts').meeting>>;
  person(): Promise<Texts<typeof import('./en/person.ts').person>>;
}

/** What only the tables of one game say. */
interface ByGame extends Record<GameId, () => Promise<object>> {
  xuezhan(): Promise<Texts<typeof import('./en/xuezhan.ts').xuezhan>>;
  wuhan(): Promise<Texts<typeof import('./en/wuhan.ts').wuhan>>;
  haiyuki(): Promise<Texts<typeof import('./en/haiyuki.ts').haiyuki>>;
}

type Parts = Shared & ByGame;
export type Part = keyof Parts;

const CATALOGUES: Readonly<Record<Language, Parts>> = {
  en: {
    first: async () => (await import('./en/first.ts')).first,
    later: async () => (await import('./en/later.ts')).later,
    wins: async () => (await import('./en/wins.ts')).wins,
    online: async () => (await import('./en/meeting.ts')).meeting,
    person: async () => (await import('./en/person.ts')).person,
    xuezhan: async () => (await import('./en/xuezhan.ts')).xuezhan,
    wuhan: async () => (await import('./en/wuhan.ts')).wuhan,
    haiyuki: async () => (await import('./en/haiyuki.ts')).haiyuki,
  },
  zh: {
    first: async () => (await import('./zh/first.ts')).first,
    later: async () => (await import('./zh/later.ts')).later,
    wins: async () => (await import('./zh/wins.ts')).wins,
    online: async () => (await import('./zh/meeting.ts')).meeting,
    person: async () => (await import('./zh/person.ts')).person,
    xuezhan: async () => (await import('./zh/xuezhan.ts')).xuezhan,
    wuhan: async () => (await import('./zh/wuhan.ts')).wuhan,
    haiyuki: async () => (await import('./zh/haiyuki.ts')).haiyuki,
  },
  ko: {
    first: async () => (await import('./ko/first.ts')).first,
    later: async () => (await import('./ko/later.ts')).later,
    wins: async () => (await import('./ko/wins.ts')).wins,
    online: async () => (await import('./ko/meeting.ts')).meeting,
    person: async () => (await import('./ko/person.ts')).person,
    xuezhan: async () => (await import('./ko/xuezhan.ts')).xuezhan,
    wuhan: async () => (await import('./ko/wuhan.ts')).wuhan,
    haiyuki: async () => (await import('./ko/haiyuki.ts')).haiyuki,
  },
  ja: {
    first: async () => (await import('./ja/first.ts')).first,
    later: async () => (await import('./ja/later.ts')).later,
    wins: async () => (await import('./ja/wins.ts')).wins,
    online: async () => (await import('./ja/meeting.ts')).meeting,
    person: async () => (await import('./ja/person.ts')).person,
    xuezhan: async () => (await import('./ja/xuezhan.ts')).xuezhan,
    wuhan: async () => (await import('./ja/wuhan.ts')).wuhan,
    haiyuki: async () => (await import('./ja/haiyuki.ts')).haiyuki,
  },
};

export const partIn = (language: Language, part: Part): Promise<object> => CATALOGUES[language][part]();

export const catalogueIn = async (language: Language): Promise<Catalogue> => {
  const parts = CATALOGUES[language];
  const [xuezhan, wuhan, haiyuki] = await Promise.all([parts.xuezhan(), parts.wuhan(), parts.haiyuki()]);
  return {
    ...(await parts.first()),
    ...(await parts.later()),
    ...(await parts.wins()),
    ...(await parts.online()),
    ...(await parts.person()),
    ...haiyuki,
    codes: { ...xuezhan.codes, ...wuhan.codes, ...haiyuki.codes },
  };
};

export { changeFigure, figure } from './figures.ts';
export type { Language, Texts } from './texts.ts';
export { LANGUAGES } from './texts.ts';
