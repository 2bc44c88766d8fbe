/** Section 1: the thirteen kinds of tiles, and the characters that are played. */
import type { Tile, TileSet } from '../../core/tile.ts';
import { tileOf } from '../../core/tile.ts';

/** The order of the rule book. */
export const COLOURS = ['red', 'blue', 'yellow', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Category = 'character' | 'weapon' | 'mayu';
export type Gender = 'male' | 'female';

/** H-1.2: what a kind of tile is. */
export interface Kind {
  readonly code: string;
  readonly colour: Colour;
  readonly category: Category;
  /** Characters alone have one. */
  readonly gender: Gender | null;
}

const kind = (code: string, colour: Colour, category: Category, gender: Gender | null = null): Kind => ({
  code,
  colour,
  category,
  gender,
});

/** H-1.1: every kind; a tile is its place in this list. */
export const KINDS: readonly Kind[] = [
  kind('ataho', 'red', 'character', 'male'),
  kind('rin', 'red', 'character', 'female'),
  kind('smash', 'blue', 'character', 'male'),
  kind('yuri', 'blue', 'character', 'female'),
  kind('pet', 'yellow', 'character', 'male'),
  kind('fari', 'yellow', 'character', 'female'),
  kind('punch', 'red', 'weapon'),
  kind('sword', 'blue', 'weapon'),
  kind('wand', 'yellow', 'weapon'),
  kind('mayu_red', 'red', 'mayu'),
  kind('mayu_blue', 'blue', 'mayu'),
  kind('mayu_yellow', 'yellow', 'mayu'),
  kind('mayu_purple', 'purple', 'mayu'),
];

/** H-1.1: 117 tiles. The letters: characters, then the weapons p, s, w, then the browdogs r, b, y, v by their colour. */
export const HAIYUKI_TILES: TileSet = {
  id: 'haiyuki',
  codes: KINDS.map(({ code }) => code),
  copies: 9,
  letters: 'ARSYPFpswrbyv',
};

export const kindOf = (tile: Tile): Kind => {
  const found = KINDS[tile];
  if (found === undefined) throw new RangeError(`no tile ${tile} in ${HAIYUKI_TILES.id}`);
  return found;
};

export const colourOf = (tile: Tile): Colour => kindOf(tile).colour;

/** H-6.20: who can be played. */
export const CHARACTERS = ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'] as const;
export type Character = (typeof CHARACTERS)[number];

const TILE_CODES: Readonly<Record<Character, string>> = {
  ataho: 'ataho',
  rinxiang: 'rin',
  fari: 'fari',
  smash: 'smash',
  petum: 'pet',
  yuri: 'yuri',
  mayu: '',
};

/** The tile that shows a character; null for the browdog, who is on four. */
export const tileOfCharacter = (character: Character): Tile | null =>
  tileOf(HAIYUKI_TILES, TILE_CODES[character]);
