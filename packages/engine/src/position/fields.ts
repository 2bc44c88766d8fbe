/** The values of words: each is read from text and written to it, and the one undoes the other. */
import { formatTiles, parseTiles } from '../core/notation.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';

export interface Field<T> {
  /** Null where the text says nothing of the kind. */
  read(text: string): T | null;
  write(value: T): string;
  /** What may be written, in notation. */
  readonly allowed: string;
  /** Long or dull: written behind the seats. */
  readonly isLast?: true;
}

export type Fields = Readonly<Record<string, Field<never>>>;
/** What the words of a table say, as far as they are there. */
export type FactsOf<F> = {
  readonly [K in keyof F]?: (F[K] extends Field<infer T> ? T : never) | undefined;
};

export const last = <T>(field: Field<T>): Field<T> => ({ ...field, isLast: true });

/** A word that says all by itself. */
export const FLAG: Field<true> = {
  read: (text) => (text === '' ? true : null),
  write: () => '',
  allowed: 'the word alone',
};

const NUMBER = /^-?\d{1,15}$/;

export const number = (min: number, max: number): Field<number> => ({
  read: (text) => {
    const value = NUMBER.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : null;
  },
  write: String,
  allowed: `${min} to ${max}`,
});

export const seatField = (seats: number): Field<Seat> => number(0, seats - 1);

export const oneOf = <T extends string>(values: readonly T[]): Field<T> => ({
  read: (text) => values.find((value) => value === text) ?? null,
  write: (value) => value,
  allowed: values.join(' | '),
});

/** Several, with commas between them. */
export const listOf = <T>(field: Field<T>): Field<readonly T[]> => ({
  read: (text) => {
    const values = text.split(',').map((one) => field.read(one.trim()));
    return values.every((value) => value !== null) ? values : null;
  },
  write: (values) => values.map(field.write).join(', '),
  allowed: `${field.allowed}, with commas between them`,
});

export const tilesField = (set: TileSet): Field<readonly Tile[]> => ({
  read: (text) => {
    const tiles = parseTiles(set, text);
    return tiles.ok && tiles.value.length > 0 ? tiles.value : null;
  },
  write: (tiles) => formatTiles(set, tiles),
  allowed: `tiles such as ${sampleOf(set)}`,
});

export const tileField = (set: TileSet): Field<Tile> => ({
  read: (text) => {
    const tiles = parseTiles(set, text);
    const [tile] = tiles.ok ? tiles.value : [];
    return tiles.ok && tiles.value.length === 1 && tile !== undefined ? tile : null;
  },
  write: (tile) => formatTiles(set, [tile]),
  allowed: 'one tile',
});

/** The first kinds: how tiles of the set are written. */
const sampleOf = (set: TileSet): string => formatTiles(set, [0, 1, 2] as Tile[]);

/** A tile and who it comes from: `9m<3`. */
export interface FedTile {
  readonly tile: Tile;
  readonly from: Seat;
}

export const fedTileField = (set: TileSet, seats: number): Field<FedTile> => {
  const tiles = tileField(set);
  const givers = seatField(seats);
  return {
    read: (text) => {
      const [code = '', giver = '', more] = text.split('<');
      const tile = tiles.read(code);
      const from = givers.read(giver);
      return tile === null || from === null || more !== undefined ? null : { tile, from };
    },
    write: ({ tile, from }) => `${tiles.write(tile)}<${from}`,
    allowed: `a tile and its giver: ${formatTiles(set, [0 as Tile])}<${seats - 1}`,
  };
};
