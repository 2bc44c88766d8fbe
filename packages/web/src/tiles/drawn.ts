/** Sentences whose tiles are drawn: in them a tile stands as its code, with the words for whoever does not see it. */
import type { AnyT, Values } from '../words/say.ts';
import { sayingAny } from '../words/say.ts';

/** Signs that no text and no name has: they are not printed, and the rule for names leaves them out. */
const [BEGIN, MIDDLE, END] = ['\u0002', '\u0003', '\u0004'] as const;

export type DrawnPiece =
  | { readonly type: 'words'; readonly words: string }
  | { readonly type: 'tiles'; readonly codes: readonly string[]; readonly words: string };

/** A `t` with which tiles are drawn in whatever sentence names them. */
export const drawing = (t: AnyT): AnyT => {
  const say = (key: string, values?: Values): string => sayingAny(t)(key, values);
  return Object.assign(say, { $TFunctionBrand: t.$TFunctionBrand, words: t });
};

/** Tiles within a sentence: as words, or drawn where they are to be. */
export const tilesIn = (t: AnyT, codes: readonly string[], named: (t: AnyT) => string): string =>
  t.words === undefined ? named(t) : `${BEGIN}${codes.join(' ')}${MIDDLE}${named(t.words)}${END}`;

const MARKED = new RegExp(`${BEGIN}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}`);

export const drawnPieces = (text: string): readonly DrawnPiece[] => {
  const parts = text.split(MARKED);
  return parts.flatMap((part, place): readonly DrawnPiece[] => {
    if (place % 3 === 0) return part === '' ? [] : [{ type: 'words', words: part }];
    // The words of the tiles are taken along with their codes.
    return place % 3 === 1 ? [{ type: 'tiles', codes: part.split(' '), words: parts[place + 1] ?? '' }] : [];
  });
};
