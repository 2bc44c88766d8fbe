/** what one seat may know, and what it learns of each event. */
import { sizeOf, tilesIn, withoutTile } from '../../core/counts.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import type { Chosen } from '../../play/events.ts';
import type { RoundView, SeenDealt, SeenMeld, SeenTableEvent } from '../../play/view.ts';
import { chosenSeenBy, dealtSeenBy, roundView, tableEventSeenBy } from '../../play/view.ts';
import type { XuezhanOptions } from './options.ts';
import type {
  Direction,
  FirstWin,
  OpeningChoice,
  OpeningEvent,
  XuezhanEnded,
  XuezhanEvent,
  XuezhanState,
  XuezhanWon,
} from './state.ts';
import { extraAt, hasLeft, hasWon, isLocked, SEAT_COUNT } from './state.ts';
import { waitsByKeys } from './win.ts';

export interface XuezhanSeatView {
  readonly voidSuit: Suit | null;
  /** The tiles, or null where they are hidden. */
  readonly buried: readonly Tile[] | null;
  readonly won: readonly Tile[];
  readonly wins: number;
  readonly locked: boolean;
  readonly left: boolean;
  /** The concealed tiles where everybody may see them, else null. */
  readonly shown: readonly Tile[] | null;
}

export interface XuezhanView extends RoundView<OpeningChoice> {
  readonly options: XuezhanOptions;
  readonly seats: BySeat<XuezhanSeatView>;
  readonly firstWin: FirstWin | null;
  /** The tiles that were won, each once, however many seats won on it. */
  readonly wonTiles: readonly Tile[];
  /** the capped fan below or at which this seat may not win on a discard now. */
  readonly barred: number | null;
  /** The tiles that would complete the own hand at rest. */
  readonly waits: readonly Tile[];
}

export const view = (state: XuezhanState, seat: Seat | null): XuezhanView => ({
  ...roundView(state, seat, (owner) => hidesKongs(state, owner)),
  options: state.options,
  seats: state.extra.seats.map(({ voidSuit, buried, won, wins }, owner) => ({
    voidSuit,
    buried: owner === seat || state.options.showBuried ? buried : null,
    won,
    wins,
    locked: isLocked(state, owner),
    left: hasLeft(state, owner),
    shown: isShown(state, owner) ? tilesAtRest(state, owner) : null,
  })),
  firstWin: state.extra.firstWin,
  wonTiles: state.extra.wonTiles,
  barred: seat === null ? null : extraAt(state, seat).barred,
  waits: seat === null ? [] : waitsAt(state, seat),
});

/** a winner's hand lies open where the table wants it; at the end all hands do. */
export const isShown = (state: XuezhanState, owner: Seat): boolean =>
  state.phase.name === 'over' || (state.options.showWinningHand && hasWon(state, owner));

/** */
export const hidesKongs = (state: XuezhanState, owner: Seat): boolean =>
  !state.options.showConcealedKong && !isShown(state, owner);

/** A locked hand lies open, the tile its seat has just drawn does not. */
export const tilesAtRest = (state: XuezhanState, owner: Seat): Tile[] => {
  const { concealed } = at(state.seats, owner);
  const { phase } = state;
  const drawn = phase.name === 'turn' && phase.seat === owner ? phase.drawn : null;
  return tilesIn(drawn === null ? concealed : withoutTile(concealed, drawn));
};

/** The tiles that would complete the hand of a seat at rest. */
export const waitsAt = (state: XuezhanState, seat: Seat): Tile[] => {
  const tiles = at(state.seats, seat);
  const { voidSuit } = extraAt(state, seat);
  const isAtRest = sizeOf(tiles.concealed) % 3 === 1;
  return voidSuit !== null && isAtRest ? waitsByKeys(state.options, tiles, voidSuit) : [];
};

/** A win whose hand may be hidden. */
export interface XuezhanSeenWon extends Omit<XuezhanWon, 'concealed' | 'melds'> {
  readonly concealed: readonly Tile[] | null;
  readonly melds: readonly SeenMeld[];
}

/** The own gift and what came for it; null for a spectator. */
interface SeenExchange {
  readonly type: 'exchanged';
  readonly direction: Direction;
  readonly given: readonly Tile[] | null;
  readonly received: readonly Tile[] | null;
}

/** What a seat learns of an event: what it may not know is null or not there. */
export type XuezhanSeen =
  | SeenDealt
  | Chosen<OpeningChoice>
  | { readonly type: 'buried'; readonly suits: BySeat<Suit>; readonly tiles: BySeat<readonly Tile[] | null> }
  | SeenExchange
  | Extract<OpeningEvent, { readonly type: 'voided' }>
  | SeenTableEvent
  | XuezhanSeenWon
  | XuezhanEnded;

/** An event as it can be told: whole, from a record, or as a seat has learnt it. */
export type XuezhanHappened = XuezhanEvent | XuezhanSeen;

/** A new event does not compile until its secrecy is decided here. */
export const seenBy = (
  options: XuezhanOptions,
  event: XuezhanEvent,
  seat: Seat | null,
): XuezhanSeen | null => {
  switch (event.type) {
    case 'dealt':
      return dealtSeenBy(event, seat);
    case 'chosen':
      return chosenSeenBy(event, seat);
    case 'buried':
      return {
        ...event,
        tiles: event.tiles.map((tiles, owner) => (options.showBuried || owner === seat ? tiles : null)),
      };
    case 'exchanged':
      return { type: 'exchanged', direction: event.direction, ...gifts(event.tiles, event.direction, seat) };
    case 'voided':
    case 'ended':
      return event;
    case 'won':
      return wonSeenBy(event, seat, options);
    default:
      return tableEventSeenBy(event, seat, !options.showConcealedKong);
  }
};

/** a gift is known to its giver and its receiver only. */
const gifts = (
  tiles: BySeat<readonly Tile[]>,
  direction: Direction,
  seat: Seat | null,
): Pick<SeenExchange, 'given' | 'received'> =>
  seat === null
    ? { given: null, received: null }
    : { given: at(tiles, seat), received: at(tiles, (seat + SEAT_COUNT - direction) % SEAT_COUNT) };

/** the winning hand, with the tiles of its concealed kongs, or only what it was worth. */
const wonSeenBy = (event: XuezhanWon, seat: Seat | null, options: XuezhanOptions): XuezhanSeenWon => {
  if (options.showWinningHand || event.seat === seat) return event;
  const melds = event.melds.map((meld) =>
    meld.kind === 'kong' && meld.made === 'concealed' && !options.showConcealedKong
      ? { ...meld, tile: null }
      : meld,
  );
  return { ...event, concealed: null, melds };
};
