/** Words that mean the same in every game. */
import type { Seat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import type { Field } from './fields.ts';
import { tilesField } from './fields.ts';

/** Who sees what is written: a seat, nobody in particular, or somebody who sees everything. */
export type Sight = Seat | null | 'all';

const NOBODY = 'none';

export const sightField = (seats: number): Field<{ readonly seat: Seat | null }> => ({
  read: (text) => {
    if (text === NOBODY) return { seat: null };
    return /^\d$/.test(text) && Number(text) < seats ? { seat: Number(text) } : null;
  },
  write: ({ seat }) => (seat === null ? NOBODY : String(seat)),
  allowed: `0 to ${seats - 1} | ${NOBODY}`,
});

/** The wall: tiles drawn first, so many of which nothing is known, and those at the back. */
export interface WallText {
  readonly front: readonly Tile[];
  readonly hidden: number;
  readonly back: readonly Tile[];
}

const MOST_TILES = 999;

export const wallField = (set: TileSet): Field<WallText> => {
  const tiles = tilesField(set);
  const some = (text: string): readonly Tile[] | null => (text.trim() === '' ? [] : tiles.read(text));
  return {
    read: (text) => {
      const [, first = text, size = '0', last = ''] = /^([^?]*)\?(\d{1,3})([^?]*)$/.exec(text) ?? [];
      const front = some(first);
      const back = some(last);
      if (front === null || back === null) return null;
      return { front, hidden: Math.min(Number(size), MOST_TILES), back };
    },
    write: ({ front, hidden, back }) =>
      [tiles.write(front), hidden > 0 || front.length === 0 ? `?${hidden}` : '', tiles.write(back)]
        .filter(Boolean)
        .join(' '),
    allowed: `${tiles.allowed}, ?30 for tiles that are not known`,
  };
};

/** Discards in order; those in brackets were taken by somebody: `9m (5p) 1s`. */
export interface DiscardsText {
  readonly tiles: readonly Tile[];
  readonly taken: readonly number[];
}

export const discardsField = (set: TileSet): Field<DiscardsText> => {
  const field = tilesField(set);
  return {
    read: (text) => {
      const tiles: Tile[] = [];
      const taken: number[] = [];
      for (const [, inside, outside] of text.matchAll(/\(([^()]*)\)|([^()]+)|[()]/g)) {
        const part = inside ?? outside ?? '?';
        const found = part.trim() === '' && inside === undefined ? [] : field.read(part);
        if (found === null) return null;
        if (inside !== undefined) taken.push(...found.map((_, i) => tiles.length + i));
        tiles.push(...found);
      }
      return tiles.length === 0 ? null : { tiles, taken };
    },
    write: ({ tiles, taken }) => {
      const groups: string[] = [];
      for (let from = 0; from < tiles.length; ) {
        const isTaken = taken.includes(from);
        let to = from + 1;
        while (to < tiles.length && taken.includes(to) === isTaken) to++;
        const text = field.write(tiles.slice(from, to));
        groups.push(isTaken ? `(${text})` : text);
        from = to;
      }
      return groups.join(' ');
    },
    allowed: `${field.allowed}, those in brackets taken by somebody`,
  };
};
