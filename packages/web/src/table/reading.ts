/** What a table of four shows, read from a view: the same for Xuezhan and Wuhan. */
import type {
  BySeat,
  MeldView,
  RoundView,
  Seat,
  Suit,
  TableSeatView,
  Tile,
  WuhanView,
  XuezhanView,
} from '@paiju/engine';
import { at } from '@paiju/engine';
import type { GameShown, Happening } from '../play/client.ts';
import { lastDiscard } from './lastDiscard.ts';

export interface RiverTile {
  readonly tile: Tile;
  /** Claimed or won: only a ghost is left. */
  readonly isTaken: boolean;
  readonly isLast: boolean;
}

/** How a seat stands in the round, beyond its tiles. */
export type Standing = 'locked' | 'left' | 'opened' | null;

export interface SeatScene {
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  /** What the last payments brought or cost, and when that was. */
  readonly change: { readonly number: number; readonly points: number } | null;
  readonly isDealer: boolean;
  readonly isTurn: boolean;
  readonly voidSuit: Suit | null;
  readonly standing: Standing;
  /** Tiles it has won on, lying beside its hand. */
  readonly won: readonly Tile[];
  readonly melds: readonly MeldView[];
  readonly river: readonly RiverTile[];
  readonly concealedSize: number;
  /** The concealed tiles where they may be seen. */
  readonly faces: readonly Tile[] | null;
}

export interface Specials {
  readonly flip: Tile;
  readonly laizi: Tile;
  readonly pizi: readonly Tile[];
}

export interface FourScene {
  readonly ruleset: string;
  /** Who sits at the bottom. */
  readonly own: Seat;
  /** In turn order from the seat at the bottom: own, right, across, left. */
  readonly seats: readonly SeatScene[];
  readonly round: number;
  readonly wallSize: number;
  /** Whose turn it is; null while all choose, somebody may claim, or the round is over. */
  readonly turn: Seat | null;
  readonly phase: RoundView['phase'];
  readonly specials: Specials | null;
  readonly hand: readonly Tile[];
  readonly drawn: Tile | null;
  readonly waits: readonly Tile[];
}

/** Both views, told apart by what only one of them has. */
export type FourView = XuezhanView | WuhanView;
export const isXuezhan = (view: FourView): view is XuezhanView => 'seats' in view;

/** Where a seat is drawn: 0 at the bottom, then in turn order counter-clockwise. */
export const placeOf = (seat: Seat, own: Seat, seats: number): number => (seat - own + seats) % seats;

export const readScene = (shown: GameShown, open: BySeat<readonly Tile[] | null>): FourScene | null => {
  if (shown.now === null) return null;
  const view = shown.now.view as FourView;
  const own = view.seat ?? 0;
  const count = view.table.length;
  const order = Array.from({ length: count }, (_, place) => (own + place) % count);
  const isOver = view.phase.name === 'over';
  return {
    ruleset: shown.ruleset,
    own,
    seats: order.map((seat) => seatScene(shown, view, { seat, faces: open[seat] ?? null })),
    round: view.round,
    wallSize: view.wallSize,
    turn: view.phase.name === 'turn' ? view.phase.seat : null,
    phase: view.phase,
    specials: isXuezhan(view) ? null : { flip: view.flip, laizi: view.laizi, pizi: view.pizi },
    hand: view.hand ?? open[own] ?? [],
    drawn: isOver ? null : view.drawn,
    waits: view.waits,
  };
};

const seatScene = (
  shown: GameShown,
  view: FourView,
  { seat, faces }: { readonly seat: Seat; readonly faces: readonly Tile[] | null },
): SeatScene => {
  const table = at(view.table, seat);
  const { phase } = view;
  return {
    seat,
    name: shown.players[seat] ?? '',
    points: shown.now?.points[seat] ?? 0,
    change: changeOf(shown.past, seat),
    isDealer: view.dealer === seat,
    isTurn: phase.name === 'turn' && phase.seat === seat,
    melds: table.melds,
    river: riverOf(table, lastDiscard(shown.past, phase) === seat),
    concealedSize: table.concealedSize,
    ...(isXuezhan(view) ? ofXuezhan(view, seat) : ofWuhan(view, seat)),
    faces: faces ?? shownFaces(view, seat),
  };
};

const changeOf = (past: readonly Happening[], seat: Seat): SeatScene['change'] => {
  const paid = past.findLast(({ transfers }) => transfers.length > 0);
  if (paid === undefined) return null;
  const points = paid.transfers.reduce(
    (sum, { from, to, points: moved }) => sum + (to === seat ? moved : 0) - (from === seat ? moved : 0),
    0,
  );
  return points === 0 ? null : { number: paid.number, points };
};

const ofXuezhan = (view: XuezhanView, seat: Seat): Pick<SeatScene, 'voidSuit' | 'standing' | 'won'> => {
  const { voidSuit, locked, left, won } = at(view.seats, seat);
  return { voidSuit, standing: locked ? 'locked' : left ? 'left' : null, won };
};

const ofWuhan = (view: WuhanView, seat: Seat): Pick<SeatScene, 'voidSuit' | 'standing' | 'won'> => ({
  voidSuit: null,
  standing: at(view.opened, seat) ? 'opened' : null,
  won: [],
});

const shownFaces = (view: FourView, seat: Seat): readonly Tile[] | null => {
  if (seat === view.seat) return view.hand;
  return isXuezhan(view) ? at(view.seats, seat).shown : (view.shown?.[seat] ?? null);
};

const riverOf = ({ discards, taken }: TableSeatView, isLatest: boolean): RiverTile[] =>
  discards.map((tile, place) => ({
    tile,
    isTaken: taken.includes(place),
    isLast: isLatest && place === discards.length - 1 && !taken.includes(place),
  }));
