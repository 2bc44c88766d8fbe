/** Which tiles fly when something has happened: told in places of a table, however it draws them. */
import type { BySeat, Seat, Tile } from '@paiju/engine';

/** As `data-anchor` names it on a table. */
export type Anchor = 'wall' | `${'hand' | 'river' | 'melds' | 'buried'}-${Seat}`;

export interface Planned {
  readonly from: Anchor;
  readonly to: Anchor;
  readonly count: number;
  /** Which ones, where the seat that looks knows them. */
  readonly tiles: readonly Tile[];
  /** Everybody's go at once: that takes longer to see. */
  readonly isChosen: boolean;
}

interface TileEvent {
  readonly type: string;
  readonly seat?: Seat;
  readonly tile?: Tile | null;
  readonly meld?: { readonly from: Seat | null };
  /** How many seats further everybody's gifts go; where they go to the wall it is not said. */
  readonly direction?: number;
  /** How many tiles each seat exchanges with the wall. */
  readonly sizes?: BySeat<number>;
  /** The own ones. */
  readonly given?: readonly Tile[] | null;
  readonly received?: readonly Tile[] | null;
  readonly tiles?: BySeat<readonly Tile[] | null>;
}

interface Table {
  readonly seats: number;
  /** Who sits at the bottom. */
  readonly own: Seat;
}

/** As many as are given or put away where nobody says how many. */
const GIFT = 3;

export const plannedFor = (event: object, table: Table): readonly Planned[] => {
  const told = event as TileEvent;
  const { type, seat, tile, meld } = told;
  const seats = Array.from({ length: table.seats }, (_, each) => each);
  if (type === 'exchanged')
    return told.direction === undefined ? withWall(told, table) : passedOn(told, table, seats);
  if (type === 'buried') return seats.map((each) => putAway(told, each));
  if (seat === undefined) return [];
  const one = { count: 1, tiles: [tile ?? []].flat(), isChosen: false };
  switch (type) {
    case 'discarded':
      return [{ ...one, from: `hand-${seat}`, to: `river-${seat}` }];
    case 'drew':
      return [{ ...one, from: 'wall', to: `hand-${seat}` }];
    case 'melded':
      return [
        { ...one, from: meld?.from == null ? `hand-${seat}` : `river-${meld.from}`, to: `melds-${seat}` },
      ];
    case 'returned':
      return [{ ...one, from: `river-${seat}`, to: `hand-${seat}` }];
    default:
      return [];
  }
};

const passedOn = (
  { direction = 0, given, received }: TileEvent,
  { seats: count, own }: Table,
  seats: readonly Seat[],
): readonly Planned[] =>
  seats.map((seat) => {
    const giver = (seat + count - direction) % count;
    const tiles = (seat === own ? received : giver === own ? given : null) ?? [];
    return {
      from: `hand-${giver}`,
      to: `hand-${seat}`,
      count: given?.length ?? GIFT,
      tiles,
      isChosen: true,
    };
  });

const withWall = ({ sizes = [], given, received }: TileEvent, { own }: Table): readonly Planned[] =>
  sizes.flatMap((count, seat): readonly Planned[] => {
    if (count === 0) return [];
    const [out, back] = seat === own ? [given ?? [], received ?? []] : [[], []];
    return [
      { from: `hand-${seat}`, to: 'wall', count, tiles: out, isChosen: true },
      { from: 'wall', to: `hand-${seat}`, count, tiles: back, isChosen: true },
    ];
  });

const putAway = ({ tiles }: TileEvent, seat: Seat): Planned => {
  const known = tiles?.[seat] ?? [];
  const count = known.length === 0 ? GIFT : known.length;
  return { from: `hand-${seat}`, to: `buried-${seat}`, count, tiles: known, isChosen: true };
};
