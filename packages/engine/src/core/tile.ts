/** Tiles and tile sets. Copies of one kind are interchangeable, so a tile is its kind and nothing else. */
declare const brand: unique symbol;

/** A tile kind: its index in the ruleset's TileSet. */
export type Tile = number & { readonly [brand]: 'Tile' };

/** The tiles a ruleset plays with. `codes[tile]` is the only text a tile has below the apps. */
export interface TileSet {
  readonly id: string;
  readonly codes: readonly string[];
  readonly copies: number;
  /** In notation: one letter a kind, for tiles that have no suits to be grouped by. */
  readonly letters?: string;
}

export const RANKS = 9;
export const HONOUR_KINDS = 7;
export const SUITS = ['m', 'p', 's'] as const;
export type Suit = (typeof SUITS)[number];

const suitCodes = SUITS.flatMap((suit) => Array.from({ length: RANKS }, (_, i) => `${i + 1}${suit}`));
const honourCodes = Array.from({ length: HONOUR_KINDS }, (_, i) => `${i + 1}z`);

/** Three suits, no honours: 108 tiles. Suits come first in every set that has them, so suit arithmetic is shared. */
export const SUITED: TileSet = { id: 'suited', codes: suitCodes, copies: 4 };
/** Three suits and seven honours: 136 tiles. */
export const SUITED_AND_HONOURS: TileSet = {
  id: 'suited-and-honours',
  codes: [...suitCodes, ...honourCodes],
  copies: 4,
};

/** Every tile of a set, kind by kind, copy by copy: the order a shuffle starts from. */
export const allTiles = (set: TileSet): readonly Tile[] => {
  const known = ordered.get(set);
  if (known !== undefined) return known;
  const tiles = set.codes.flatMap((_, kind) => Array.from({ length: set.copies }, () => kind as Tile));
  ordered.set(set, tiles);
  return tiles;
};

/** Walls are built by the million; the order they start from is the same every time. */
const ordered = new WeakMap<TileSet, readonly Tile[]>();

export const kinds = (set: TileSet): Tile[] => set.codes.map((_, kind) => kind as Tile);

export const codeOf = (set: TileSet, tile: Tile): string => {
  const code = set.codes[tile];
  if (code === undefined) throw new RangeError(`no tile ${tile} in ${set.id}`);
  return code;
};

export const tileOf = (set: TileSet, code: string): Tile | null => {
  const kind = set.codes.indexOf(code);
  return kind < 0 ? null : (kind as Tile);
};

/** 0, 1, 2 for the suits m, p, s; 3 for honours. */
export const suitIndex = (tile: Tile): number => (tile / RANKS) | 0;
/** 1 to 9 for suit tiles. */
export const rankOf = (tile: Tile): number => (tile % RANKS) + 1;
export const suitOf = (tile: Tile): Suit | null => SUITS[suitIndex(tile)] ?? null;
/** What `suitIndex` says of its tiles. */
export const indexOfSuit = (suit: Suit): number => (suit === 'm' ? 0 : suit === 'p' ? 1 : 2);
export const firstOfSuit = (suit: Suit): Tile => (indexOfSuit(suit) * RANKS) as Tile;
export const isSuit = (value: unknown): value is Suit => SUITS.includes(value as Suit);
