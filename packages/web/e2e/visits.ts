/** What a command line asks to see: `table 390x844` some screens at one size, `ja light mint` how they look. */
import { LANGUAGES } from '@paiju/words';
import { chosen, SCREENS, SIZES } from './screens.ts';

/** What may be chosen about the page besides screens and sizes, by the setting that it is. */
const LOOKS = {
  language: LANGUAGES,
  theme: ['dark', 'light', 'contrast'],
  felt: ['green', 'blue', 'wine', 'slate', 'mint'],
} as const;

/** One screen, in one of the ways that were asked for. */
export interface Visit {
  readonly screen: string;
  /** The screen and what was asked for, as its pictures are called. */
  readonly name: string;
  /** Only what was asked for: everything else is as in every test. */
  readonly settings: Readonly<Record<string, string>>;
}

export interface Tour {
  readonly visits: readonly Visit[];
  readonly sizes: readonly string[];
}

const isLook = (word: string): boolean =>
  Object.values(LOOKS).some((values) => values.some((value) => value === word));

/** Every way to combine what was asked for: `ja zh light` are two. */
const settingsIn = (words: readonly string[]): readonly Visit['settings'][] =>
  Object.entries(LOOKS).reduce<readonly Visit['settings'][]>(
    (ways, [setting, values]) => {
      const asked = values.filter((value) => words.includes(value));
      if (asked.length === 0) return ways;
      return ways.flatMap((way) => asked.map((value) => ({ ...way, [setting]: value })));
    },
    [{}],
  );

export const tourOf = (words: readonly string[]): Tour => {
  const others = words.filter((word) => !isLook(word));
  const ways = settingsIn(words);
  const visits = chosen(Object.keys(SCREENS), others).flatMap((screen) =>
    ways.map((settings) => ({ screen, settings, name: [screen, ...Object.values(settings)].join('-') })),
  );
  return { visits, sizes: chosen(SIZES, others) };
};
