/** What one seat may know of a round on the shared machinery, field by field: what is not named here stays hidden. */
import { sizeOf, tilesIn } from '../core/counts.ts';
import type { KongMade, Meld } from '../core/meld.ts';
import { isConcealedMeld } from '../core/meld.ts';
import type { BySeat, Seat } from '../core/seat.ts';
import { at } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import type { Claim, Pass } from './actions.ts';
import type { Chosen, Dealt, TableEvent } from './events.ts';
import type { Kit } from './kit.ts';
import type { RoundState, TurnSource } from './state.ts';
import type { WallEnd } from './wall.ts';
import { wallSize } from './wall.ts';

/** A meld as others see it; the tile of a concealed kong may be hidden. */
export interface MeldView {
  readonly kind: 'chow' | 'pung' | 'kong';
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly made: KongMade | null;
}

export interface TableSeatView {
  readonly concealedSize: number;
  readonly melds: readonly MeldView[];
  readonly discards: readonly Tile[];
  /** Places in `discards` whose tile was claimed or won. */
  readonly taken: readonly number[];
  /** How many tiles this seat has drawn since the deal. */
  readonly draws: number;
}

/**
 * `own` is what this seat itself chose or answered, so that a reconnecting client shows it; `kong` is the last kong made
 * in the turn, and `justDrawn` that it was made with the tile just drawn, which was seen by all.
 */
export type PhaseView<C extends object = object> =
  | { readonly name: 'choice'; readonly kind: string; readonly own: C | null }
  | {
      readonly name: 'turn';
      readonly seat: Seat;
      readonly source: TurnSource;
      readonly kong: KongMade | null;
      readonly justDrawn: boolean;
    }
  | {
      readonly name: 'claim';
      readonly tile: Tile;
      readonly from: Seat;
      readonly robbing: boolean;
      readonly justDrawn: boolean;
      readonly kong: KongMade | null;
      readonly own: Claim | Pass | null;
    }
  | { readonly name: 'over'; readonly reason: string };

/** `C`: what is chosen in secret. */
export interface RoundView<C extends object = object> {
  readonly seat: Seat | null;
  readonly round: number;
  readonly dealer: Seat;
  readonly wallSize: number;
  readonly phase: PhaseView<C>;
  /** The seat's own concealed tiles in order, the drawn one among them; null for a spectator. */
  readonly hand: readonly Tile[] | null;
  readonly drawn: Tile | null;
  readonly table: BySeat<TableSeatView>;
}

const NO_MELDS: readonly MeldView[] = [];

const meldView = (meld: Meld, isHidden: boolean): MeldView => ({
  kind: meld.kind,
  tile: isHidden && isConcealedMeld(meld) ? null : meld.tile,
  from: meld.from,
  made: meld.kind === 'kong' ? meld.made : null,
});

/** `hidesKongs` says of which seats the tiles of concealed kongs stay hidden from the others. */
export const roundView = <K extends Kit>(
  state: RoundState<K>,
  seat: Seat | null,
  hidesKongs: (owner: Seat) => boolean,
): RoundView<K['choice']> => ({
  seat,
  round: state.round,
  dealer: state.dealer,
  wallSize: wallSize(state.wall),
  phase: phaseView(state, seat),
  hand: seat === null ? null : tilesIn(at(state.seats, seat).concealed),
  drawn: state.phase.name === 'turn' && state.phase.seat === seat ? state.phase.drawn : null,
  table: state.seats.map(({ concealed, melds, discards, taken, draws }, owner) => ({
    concealedSize: sizeOf(concealed),
    melds:
      melds.length === 0
        ? NO_MELDS
        : melds.map((meld) => meldView(meld, owner !== seat && hidesKongs(owner))),
    discards,
    taken,
    draws,
  })),
});

const phaseView = <K extends Kit>(state: RoundState<K>, seat: Seat | null): PhaseView<K['choice']> => {
  const { phase } = state;
  switch (phase.name) {
    case 'choice':
      return { name: 'choice', kind: phase.kind, own: seat === null ? null : (phase.answers[seat] ?? null) };
    case 'turn': {
      const { name, seat: owner, source, kong, justDrawn } = phase;
      return { name, seat: owner, source, kong, justDrawn };
    }
    case 'claim': {
      const { tile, from, robbing, justDrawn, kong, answers } = phase.window;
      const own = seat === null ? null : (answers[seat] ?? null);
      return { name: 'claim', tile, from, robbing, justDrawn, kong, own };
    }
    case 'over':
      return { name: 'over', reason: phase.reason };
  }
};

/** A meld in what a seat learns; the tile of a concealed kong may be hidden. */
export interface SeenMeld {
  readonly kind: Meld['kind'];
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly made?: KongMade;
}

/** What a seat learns of a shared event: what it may not know is null or not there. */
export type SeenTableEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null; readonly end: WallEnd }
  | Extract<TableEvent, { readonly type: 'discarded' | 'kong-declared' }>
  /** Only what this seat itself may claim. */
  | { readonly type: 'claims-opened'; readonly offers: readonly Claim[] }
  | { readonly type: 'answered'; readonly seat: Seat; readonly answer: Claim | Pass }
  | { readonly type: 'melded'; readonly seat: Seat; readonly meld: SeenMeld; readonly justDrawn: boolean };

export interface SeenDealt {
  readonly type: 'dealt';
  readonly round: number;
  readonly dealer: Seat;
  /** The own one; null for a spectator. */
  readonly hand: readonly Tile[] | null;
  readonly handSizes: BySeat<number>;
  readonly wallSize: number;
}

/** An event that all games share as it can be told: whole, from a record, or as a seat has learnt it. */
export type TableHappened = Dealt<unknown> | Chosen<object> | TableEvent | SeenDealt | SeenTableEvent;

/** What `seat` learns of a shared event. A new event does not compile until its secrecy is decided here. */
export const tableEventSeenBy = (
  event: TableEvent,
  seat: Seat | null,
  hidesKongs: boolean,
): SeenTableEvent | null => {
  switch (event.type) {
    case 'drew':
      return { ...event, tile: event.seat === seat ? event.tile : null };
    case 'discarded':
    case 'kong-declared':
      return event;
    case 'claims-opened': {
      // Who else is asked stays secret.
      const own = seat === null ? [] : at(event.offers, seat);
      return own.length === 0 ? null : { type: 'claims-opened', offers: own };
    }
    case 'answered':
      return event.seat === seat ? { type: 'answered', seat, answer: event.answer } : null;
    case 'melded': {
      const hidden = isConcealedMeld(event.meld) && event.seat !== seat && hidesKongs;
      // Whether it was made with the tile just drawn would tell which tile that was not.
      return hidden ? { ...event, meld: { ...event.meld, tile: null } } : event;
    }
  }
};

export const dealtSeenBy = (event: Dealt<unknown>, seat: Seat | null): SeenDealt => ({
  type: 'dealt',
  round: event.round,
  dealer: event.dealer,
  hand: seat === null ? null : at(event.hands, seat),
  handSizes: event.hands.map((hand) => hand.length),
  wallSize: event.wall.length,
});

/** A choice is known to its owner alone, and so is that it has been made. */
export const chosenSeenBy = <C>(event: Chosen<C>, seat: Seat | null): Chosen<C> | null =>
  event.seat === seat ? event : null;
