/** What a line of the rule book is made of: words, emphasis, code, rule numbers that lead somewhere, tiles. */
import type { GameId, Tile, TileSet } from '@paiju/engine';
import { parseTiles, tileOf } from '@paiju/engine';
import { outlineOf } from '../../game/outlineOf.ts';
import { hasSuits } from '../../tiles/suits.ts';

export type Inline =
  | { readonly type: 'words' | 'bold' | 'soft' | 'code'; readonly text: string }
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  /** A rule is mentioned: `X-13.2`. */
  | { readonly type: 'rule'; readonly id: string }
  | { readonly type: 'tiles'; readonly text: string; readonly tiles: readonly Tile[] };

const MARKED =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<soft>[^*]+)\*|`(?<code>[^`]+)`|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)/g;
const RULE = /\b[A-Z]-\d+\.\d+\b/;
/** Suits are written as `123m`. */
const SUITED = /\b[1-9]+[mpsz]\b/;
/** Codes without suits are words; behind a Korean name the same word only translates it. */
const named = ({ codes }: TileSet): RegExp => new RegExp(`(?<![가-힣] )\\b(?:${codes.join('|')})\\b`);

export const inlinesOf = (ruleset: GameId, line: string): Inline[] => {
  const found: Inline[] = [];
  let place = 0;
  for (const match of line.matchAll(MARKED)) {
    found.push(...plainOf(ruleset, line.slice(place, match.index)), markedOf(ruleset, match.groups ?? {}));
    place = match.index + match[0].length;
  }
  return [...found, ...plainOf(ruleset, line.slice(place))];
};

const markedOf = (ruleset: GameId, groups: Readonly<Record<string, string | undefined>>): Inline => {
  const { bold, soft, code = '', label, href } = groups;
  if (bold !== undefined) return { type: 'bold', text: bold };
  if (soft !== undefined) return { type: 'soft', text: soft };
  if (label !== undefined && href !== undefined) return { type: 'link', text: label, href };
  return tilesIn(ruleset, code) ?? { type: 'code', text: code };
};

/** Words with rule numbers and tiles among them. */
const plainOf = (ruleset: GameId, text: string): Inline[] => {
  const set = outlineOf(ruleset).tiles;
  const special = new RegExp(`${RULE.source}|${(hasSuits(set) ? SUITED : named(set)).source}`, 'g');
  const found: Inline[] = [];
  let place = 0;
  for (const { 0: word, index } of text.matchAll(special)) {
    const piece = RULE.test(word) ? ({ type: 'rule', id: word } as const) : tilesIn(ruleset, word);
    if (piece === null) continue;
    if (index > place) found.push({ type: 'words', text: text.slice(place, index) });
    found.push(piece);
    place = index + word.length;
  }
  return place < text.length ? [...found, { type: 'words', text: text.slice(place) }] : found;
};

/** Null where the text is no tile of the game. */
const tilesIn = (ruleset: GameId, text: string): Inline | null => {
  const set = outlineOf(ruleset).tiles;
  if (!hasSuits(set)) {
    const tile = tileOf(set, text);
    return tile === null ? null : { type: 'tiles', text, tiles: [tile] };
  }
  const parsed = SUITED.test(text) ? parseTiles(set, text) : null;
  return parsed?.ok && parsed.value.length > 0 ? { type: 'tiles', text, tiles: parsed.value } : null;
};

/** What is read where nothing is drawn: for searching. */
export const plainText = (pieces: readonly Inline[]): string =>
  pieces.map((piece) => (piece.type === 'rule' ? piece.id : piece.text)).join('');
