/** Where the copies of a tile can be seen, and how many cannot. */
import type { MeldView, Seat, Tile, TileSet } from '@paiju/engine';
import type { Aside, FourGame, FourView } from './game.ts';

export interface Sighting {
  readonly spot: 'hand' | 'melds' | 'river' | 'shown' | Aside['spot'];
  /** Null where it belongs to nobody. */
  readonly seat: Seat | null;
  readonly count: number;
}

export interface Copies {
  readonly seen: readonly Sighting[];
  readonly unseen: number;
}

export const copiesOf = (
  game: FourGame,
  set: TileSet,
  { view, tile }: { readonly view: FourView; readonly tile: Tile },
): Copies => {
  const seen = sightings(game, view, tile).filter(({ count }) => count > 0);
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  return { seen, unseen: Math.max(0, set.copies - total) };
};

const sightings = (game: FourGame, view: FourView, tile: Tile): Sighting[] => {
  const asides = game.asides(view);
  const lying = (owner: Seat | null): Sighting[] =>
    asides
      .filter(({ seat }) => seat === owner)
      .map(({ spot, seat, tiles }) => ({ spot, seat, count: countIn(tiles, tile) }));
  const shownBy = (seat: Seat): readonly Tile[] => (seat === view.seat ? [] : (game.shown(view, seat) ?? []));
  return [
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
      { spot: 'shown', seat, count: countIn(shownBy(seat), tile) },
      ...lying(seat),
    ]),
    ...lying(null),
  ];
};

const countIn = (tiles: readonly Tile[], tile: Tile): number => tiles.filter((each) => each === tile).length;

const copiesIn = (meld: MeldView, tile: Tile): number => {
  if (meld.tile === null) return 0;
  if (meld.kind === 'chow') return tile >= meld.tile && tile <= meld.tile + 2 ? 1 : 0;
  if (meld.tile !== tile) return 0;
  if (meld.kind === 'pung') return 3;
  return meld.made === 'special' ? 1 : 4;
};
