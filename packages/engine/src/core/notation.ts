/** Hands as text, for tests, the command line and people: `123m 55p`, or a letter a tile: `AAARS`. */
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';
import type { Tile, TileSet } from './tile.ts';
import { codeOf, tileOf } from './tile.ts';

/** Why a text is no list of tiles: the part that could not be read. */
export interface NotationError {
  readonly code: 'not-a-tile';
  readonly text: string;
}

const GROUP = /^(\d+)([a-z])/;

/** Reads `123m 55p` (spaces optional) in the order written. */
export const parseTiles = (set: TileSet, text: string): Result<Tile[], NotationError> => {
  if (set.letters !== undefined) return parseLetters(set.letters, text);
  const tiles: Tile[] = [];
  let rest = text.replaceAll(/\s+/g, '');
  while (rest !== '') {
    const group = GROUP.exec(rest);
    if (group === null) return fail({ code: 'not-a-tile', text: rest });
    const [whole, ranks = '', suit = ''] = group;
    for (const rank of ranks) {
      const tile = tileOf(set, rank + suit);
      if (tile === null) return fail({ code: 'not-a-tile', text: rank + suit });
      tiles.push(tile);
    }
    rest = rest.slice(whole.length);
  }
  return ok(tiles);
};

const parseLetters = (letters: string, text: string): Result<Tile[], NotationError> => {
  const tiles: Tile[] = [];
  for (const letter of text.replaceAll(/\s+/g, '')) {
    const kind = letters.indexOf(letter);
    if (kind < 0) return fail({ code: 'not-a-tile', text: letter });
    tiles.push(kind as Tile);
  }
  return ok(tiles);
};

/** Like `parseTiles` for texts written by us: throws where they are wrong. */
export const tilesOf = (set: TileSet, text: string): Tile[] => {
  const parsed = parseTiles(set, text);
  if (!parsed.ok) throw new RangeError(`not a tile: ${parsed.error.text}`);
  return parsed.value;
};

/** Writes tiles in the order given, neighbours of one suit together: `123m 55p`. */
export const formatTiles = (set: TileSet, tiles: readonly Tile[]): string => {
  const { letters } = set;
  if (letters !== undefined) return tiles.map((tile) => letters.charAt(tile)).join('');
  let text = '';
  let suit = '';
  for (const tile of tiles) {
    const code = codeOf(set, tile);
    const next = code.slice(-1);
    if (suit !== '' && next !== suit) text += `${suit} `;
    text += code.slice(0, -1);
    suit = next;
  }
  return text + suit;
};
