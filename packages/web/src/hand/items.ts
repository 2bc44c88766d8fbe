/** The tiles of a hand as things that can be moved: copies of one kind are told apart, and keep their place. */
import type { Tile } from '@paiju/engine';

/** Something a tile of the hand is marked with; the label is spoken and shown on touch. */
export interface HandMark {
  readonly kind: 'wild' | 'special' | 'unwanted' | 'danger' | 'good';
  readonly label: string;
}

export interface HandItem {
  readonly id: number;
  readonly tile: Tile;
}

export interface Held {
  readonly items: readonly HandItem[];
  /** The number the next new tile gets. */
  readonly next: number;
}

export const NOTHING_HELD: Held = { items: [], next: 0 };

/** Where a tile is sorted to: the lower, the further left. */
export type TileRank = (tile: Tile) => number;

/** What is still there keeps its place, what is new comes last. With a rank everything is sorted. Unchanged: the same object. */
export const follow = (held: Held, tiles: readonly Tile[], rank: TileRank | null): Held => {
  const missing = [...tiles];
  const kept = held.items.filter(({ tile }) => {
    const place = missing.indexOf(tile);
    if (place >= 0) missing.splice(place, 1);
    return place >= 0;
  });
  const fresh = missing.map((tile, i): HandItem => ({ id: held.next + i, tile }));
  const all = [...kept, ...fresh];
  const items = rank === null ? all : all.toSorted((a, b) => rank(a.tile) - rank(b.tile) || a.id - b.id);
  const isSame =
    items.length === held.items.length && items.every(({ id }, place) => held.items[place]?.id === id);
  return isSame ? held : { items, next: held.next + fresh.length };
};

/** The drawn tile lies apart: of several copies the one that came last. */
export const setApart = (
  items: readonly HandItem[],
  drawn: Tile | null,
): { readonly resting: readonly HandItem[]; readonly apart: HandItem | null } => {
  const copies = items.filter(({ tile }) => tile === drawn);
  const apart = copies.reduce<HandItem | null>(
    (last, item) => (last && last.id > item.id ? last : item),
    null,
  );
  return { resting: items.filter((item) => item !== apart), apart };
};

/** One tile somewhere else, the others in their order. */
export const moved = (held: Held, id: number, place: number): Held => {
  const item = held.items.find((each) => each.id === id);
  if (item === undefined) return held;
  const others = held.items.filter((each) => each !== item);
  return { ...held, items: others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, item) };
};

/** The ids of these tiles in the hand, copy by copy; of several copies those that came last. */
export const idsOf = (items: readonly HandItem[], tiles: readonly Tile[]): ReadonlySet<number> => {
  const left = items.toSorted((a, b) => b.id - a.id);
  return new Set(
    tiles.flatMap((tile) => {
      const place = left.findIndex((item) => item.tile === tile);
      return place < 0 ? [] : left.splice(place, 1).map(({ id }) => id);
    }),
  );
};
