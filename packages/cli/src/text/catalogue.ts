/** What the terminal takes from the catalogue that it shares with the page. */
import type { GameId } from '@paiju/engine';
import type { English, Texts } from '@paiju/words';
import { figure } from '@paiju/words';
import { catalogue as english } from '@paiju/words/en';
import { catalogue as korean } from '@paiju/words/ko';
import { catalogue as chinese } from '@paiju/words/zh';

export const { advice, characters, codes, duel, options, presets, settlement, telling, tiles, yakuNeeds } =
  english;
const { game } = english.common;
export const BOT_NAMES_ON_PAGE = english.home.level;

/** The names by which players of a game know things: Chinese, and Korean in Haiyuki. */
export const ORIGINALS: Texts<English['codes']> = {
  xuezhan: chinese.codes.xuezhan,
  wuhan: chinese.codes.wuhan,
  haiyuki: korean.codes.haiyuki,
};

export const ORIGINAL_CHARACTERS = korean.characters;

/** `Xuezhan 血战到底` */
export const TITLES = {
  xuezhan: `${game.xuezhan} ${chinese.common.game.xuezhan}`,
  wuhan: `${game.wuhan} ${chinese.common.game.wuhan}`,
  haiyuki: game.haiyuki,
} as const satisfies Record<GameId, string>;

/** The values a text asks for: `who` and `tile` in `{{who}} discarded {{tile}}.` */
type Names<T extends string> = T extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

export const say = <T extends string>(text: T, values: Readonly<Record<Names<T>, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: Names<T>) => {
    const value: string | number = values[name];
    return typeof value === 'number' ? figure(value) : value;
  });

/** A sentence that goes on: its full stop is left out. */
export const open = (sentence: string): string => sentence.replace(/\.$/, '');

type Named<K extends string> = Readonly<Record<K, string>>;

/** Each text with the name it goes by where the game comes from: `Root 带根`. */
export const withOriginals = <K extends string>(texts: Named<K>, originals: Named<K>): Named<K> =>
  mapped(texts, (text, code) => `${text} ${originals[code]}`);

/** Each text as it stands in the middle of a sentence: `root`. */
export const lowered = <K extends string>(texts: Named<K>): Named<K> =>
  mapped(texts, (text) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`);

/** The same codes, each text changed. */
export const mapped = <K extends string>(
  texts: Named<K>,
  change: (text: string, code: K) => string,
): Named<K> =>
  Object.fromEntries(
    Object.entries<string>(texts).map(([code, text]) => [code, change(text, code as K)]),
  ) as Named<K>;
