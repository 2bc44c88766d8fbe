/** Where the copies of a tile can be seen, and how many cannot. */
import type { Seat, Tile, TileSet } from '@paiju/engine';
import type { FourView } from './reading.ts';
import { isXuezhan } from './reading.ts';

export type Spot = 'hand' | 'melds' | 'river' | 'shown' | 'won' | 'flip' | 'buried';

export interface Sighting {
  readonly spot: Spot;
  /** Null where it belongs to nobody. */
  readonly seat: Seat | null;
  readonly count: number;
}

export interface Copies {
  readonly seen: readonly Sighting[];
  readonly unseen: number;
}

export const copiesOf = (set: TileSet, view: FourView, tile: Tile): Copies => {
  const seen = sightings(view, tile).filter(({ count }) => count > 0);
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  return { seen, unseen: Math.max(0, set.copies - total) };
};

const sightings = (view: FourView, tile: Tile): Sighting[] => [
  { spot: 'hand', seat: view.seat, count: countIn(view.hand ?? [], tile) },
  ...view.table.flatMap(({ melds, discards, taken }, seat): Sighting[] => [
    // A taken tile lies in a meld or beside a winner's hand.
    {
      spot: 'river',
      seat,
      count: countIn(
        discards.filter((_, place) => !taken.includes(place)),
        tile,
      ),
    },
    { spot: 'melds', seat, count: melds.reduce((sum, meld) => sum + copiesIn(meld, tile), 0) },
    { spot: 'shown', seat, count: seat === view.seat ? 0 : countIn(shownBy(view, seat), tile) },
    { spot: 'buried', seat, count: countIn(buriedBy(view, seat), tile) },
  ]),
  { spot: 'won', seat: null, count: countIn(wonIn(view), tile) },
  { spot: 'flip', seat: null, count: !isXuezhan(view) && view.flip === tile ? 1 : 0 },
];

const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((own) => own === tile).length;

const copiesIn = (meld: FourView['table'][number]['melds'][number], tile: Tile): number => {
  if (meld.tile === null) return 0;
  if (meld.kind === 'chow') return tile >= meld.tile && tile <= meld.tile + 2 ? 1 : 0;
  if (meld.tile !== tile) return 0;
  if (meld.kind === 'pung') return 3;
  return meld.made === 'special' ? 1 : 4;
};

const shownBy = (view: FourView, seat: Seat): readonly Tile[] =>
  (isXuezhan(view) ? view.seats[seat]?.shown : view.shown?.[seat]) ?? [];

const buriedBy = (view: FourView, seat: Seat): readonly Tile[] =>
  isXuezhan(view) ? (view.seats[seat]?.buried ?? []) : [];

const wonIn = (view: FourView): readonly Tile[] => {
  if (isXuezhan(view)) return view.wonTiles;
  return view.winningTile === null ? [] : [view.winningTile];
};
