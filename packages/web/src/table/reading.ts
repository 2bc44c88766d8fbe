/** What a table of four shows, read from a view: the same for every game of four. */
import type { BySeat, MeldView, RoundView, Seat, TableSeatView, Tile } from '@paiju/engine';
import { at, balances } from '@paiju/engine';
import { outlineOf } from '../game/outlineOf.ts';
import type { GameShown, Happening } from '../play/client.ts';
import type { Copies } from './copies.ts';
import { copiesOf } from './copies.ts';
import type { FourGame, FourView, SeatMarks } from './game.ts';
import { lastDiscard } from './lastDiscard.ts';

export interface RiverTile {
  readonly tile: Tile;
  /** Claimed or won: only a ghost is left. */
  readonly isTaken: boolean;
  readonly isLast: boolean;
}

export interface SeatScene extends SeatMarks {
  readonly ruleset: string;
  readonly seat: Seat;
  readonly name: string;
  readonly points: number;
  /** What the last payments brought or cost, and when that was; null where they are no news. */
  readonly change: { readonly number: number; readonly points: number } | null;
  readonly isDealer: boolean;
  /** It plays, or its tile lies for the others. */
  readonly isTurn: boolean;
  readonly melds: readonly MeldView[];
  readonly river: readonly RiverTile[];
  readonly concealedSize: number;
  /** The concealed tiles where they may be seen. */
  readonly faces: readonly Tile[] | null;
}

export interface FourScene {
  readonly ruleset: string;
  /** Who sits at the bottom. */
  readonly own: Seat;
  /** In turn order from the seat at the bottom: own, right, across, left. */
  readonly seats: readonly SeatScene[];
  readonly round: number;
  readonly wallSize: number;
  /** How many tiles the whole wall had. */
  readonly tiles: number;
  /** Whose turn it is; null while all choose, somebody may claim, or the round is over. */
  readonly turn: Seat | null;
  readonly phase: RoundView['phase'];
  readonly specials: ReturnType<FourGame['specials']>;
  readonly hand: readonly Tile[];
  readonly drawn: Tile | null;
  readonly waits: readonly Tile[];
  /** Where the copies of a tile can be seen. */
  copiesOf(tile: Tile): Copies;
}

/** Where a seat is drawn: 0 at the bottom, then in turn order counter-clockwise. */
export const placeOf = (seat: Seat, own: Seat, seats: number): number => (seat - own + seats) % seats;

export const readScene = (
  game: FourGame,
  shown: GameShown,
  open: BySeat<readonly Tile[] | null>,
  /** The number of the last happening that is no news. */
  since = -1,
): FourScene | null => {
  if (shown.now === null) return null;
  const view = shown.now.view as FourView;
  const { tiles } = outlineOf(shown.ruleset);
  const own = view.seat ?? 0;
  const count = view.table.length;
  const order = Array.from({ length: count }, (_, place) => (own + place) % count);
  const isOver = view.phase.name === 'over';
  return {
    ruleset: shown.ruleset,
    own,
    seats: order.map((seat) => seatScene(game, shown, { view, seat, since, faces: open[seat] ?? null })),
    round: view.round,
    wallSize: view.wallSize,
    tiles: tiles.codes.length * tiles.copies,
    turn: view.phase.name === 'turn' ? view.phase.seat : null,
    phase: view.phase,
    specials: game.specials(view),
    hand: view.hand ?? open[own] ?? [],
    drawn: isOver ? null : view.drawn,
    waits: view.waits,
    copiesOf: (tile) => copiesOf(game, tiles, { view, tile }),
  };
};

interface SeatRead {
  readonly view: FourView;
  readonly seat: Seat;
  readonly since: number;
  readonly faces: readonly Tile[] | null;
}

const seatScene = (game: FourGame, shown: GameShown, { view, seat, since, faces }: SeatRead): SeatScene => {
  const table = at(view.table, seat);
  const { phase } = view;
  return {
    ruleset: shown.ruleset,
    seat,
    name: shown.players[seat] ?? '',
    points: shown.now?.points[seat] ?? 0,
    change: lastChange(shown.past, seat, since),
    isDealer: view.dealer === seat,
    isTurn: phase.name === 'turn' ? phase.seat === seat : phase.name === 'claim' && phase.from === seat,
    melds: table.melds,
    river: riverOf(table, lastDiscard(shown.past, phase) === seat),
    concealedSize: table.concealedSize,
    ...game.marks(view, seat),
    faces: faces ?? (seat === view.seat ? view.hand : game.shown(view, seat)),
  };
};

const lastChange = (past: readonly Happening[], seat: Seat, since: number): SeatScene['change'] => {
  const paid = past.findLast(({ number, transfers }) => number > since && transfers.length > 0);
  if (paid === undefined) return null;
  const points = at(balances(paid.points.length, 0, paid.transfers), seat);
  return points === 0 ? null : { number: paid.number, points };
};

const riverOf = ({ discards, taken }: TableSeatView, isLatest: boolean): RiverTile[] =>
  discards.map((tile, place) => ({
    tile,
    isTaken: taken.includes(place),
    isLast: isLatest && place === discards.length - 1 && !taken.includes(place),
  }));
