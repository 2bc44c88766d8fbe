/** H-9.4 to H-9.6: what one seat may know, and what it learns of each event. What is not named here stays hidden. */
import { sizeOf, tilesIn } from '../../core/counts.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import { wallSize } from '../../play/wall.ts';
import type { Answer } from './actions.ts';
import type { HaiyukiDealt, HaiyukiEvent } from './events.ts';
import { allTilesOf } from './hand.ts';
import type { HaiyukiOptions } from './options.ts';
import { toAct } from './round.ts';
import type { HaiyukiState, SeatState, TurnSource, WinWay } from './state.ts';
import { HAND_SIZE, seatOf } from './state.ts';
import { waitsOf } from './yaku.ts';

/** Everything of a seat lies open but the closed tiles. */
export type HaiyukiSeatView = Readonly<Omit<SeatState, 'concealed' | 'discards'>> & {
  readonly concealedSize: number;
  readonly discards: readonly Tile[];
};

/** `own` is what this seat itself answered. H-6.27: whoever is not asked is only told to wait, not for what. */
export type HaiyukiPhaseView =
  | { readonly name: 'setup'; readonly own: Answer | null }
  | { readonly name: 'turn'; readonly seat: Seat; readonly source: TurnSource; readonly barred: Tile | null }
  | { readonly name: 'reaction'; readonly tile: Tile; readonly from: Seat }
  | { readonly name: 'declared'; readonly seat: Seat; readonly tile: Tile; readonly way: WinWay }
  | { readonly name: 'last-chance'; readonly own: Answer | null }
  | { readonly name: 'waiting' }
  | { readonly name: 'over'; readonly reason: string };

export interface HaiyukiView {
  readonly options: HaiyukiOptions;
  readonly seat: Seat | null;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: number;
  readonly wallSize: number;
  readonly dora: Tile;
  readonly ura: Tile | null;
  readonly phase: HaiyukiPhaseView;
  /** Whether this seat owes an action. */
  readonly isAsked: boolean;
  /** The seat's own closed tiles in order, the drawn one among them; null for a spectator. */
  readonly hand: readonly Tile[] | null;
  readonly drawn: Tile | null;
  readonly table: BySeat<HaiyukiSeatView>;
  /** The tiles that would complete the own hand at rest. */
  readonly waits: readonly Tile[];
  /** All closed hands once the round is over. */
  readonly shown: BySeat<readonly Tile[]> | null;
}

/** What a seat sees without being told that it is asked: the phase says that too. */
export type SeenHaiyuki = Omit<HaiyukiView, 'isAsked'>;

export const view = (state: HaiyukiState, seat: Seat | null): HaiyukiView => {
  const { phase } = state;
  const isAsked = seat !== null && toAct(state).includes(seat);
  return {
    options: state.options,
    seat,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    wallSize: wallSize(state.wall),
    dora: state.dora,
    ura: state.isUraShown ? state.ura : null,
    phase: phaseView(state, isAsked, seat),
    isAsked,
    hand: seat === null ? null : tilesIn(seatOf(state, seat).concealed),
    drawn: phase.name === 'turn' && phase.seat === seat ? phase.drawn : null,
    table: state.seats.map(seatView),
    waits: seat === null ? [] : ownWaits(state, seat),
    shown: phase.name === 'over' ? state.seats.map(({ concealed }) => tilesIn(concealed)) : null,
  };
};

const seatView = (own: Readonly<SeatState>): HaiyukiSeatView => ({
  character: own.character,
  hp: own.hp,
  mp: own.mp,
  concealedSize: sizeOf(own.concealed),
  melds: own.melds,
  discards: own.discards,
  taken: own.taken,
  destroyed: own.destroyed,
  riichi: own.riichi,
  guard: own.guard,
  curse: own.curse,
  spirit: own.spirit,
  guaranteed: own.guaranteed,
  critical: own.critical,
  mirror: own.mirror,
  activeUsed: own.activeUsed,
  used: own.used,
});

const ownWaits = (state: HaiyukiState, seat: Seat): Tile[] => {
  const all = allTilesOf(state, seat);
  return sizeOf(all) === HAND_SIZE ? waitsOf(all).map(({ tile }) => tile) : [];
};

const phaseView = ({ phase }: HaiyukiState, isAsked: boolean, seat: Seat | null): HaiyukiPhaseView => {
  switch (phase.name) {
    case 'setup':
      return { name: 'setup', own: seat === null ? null : at(phase.answers, seat) };
    case 'turn':
      return { name: 'turn', seat: phase.seat, source: phase.source, barred: phase.barred };
    case 'reaction':
      return isAsked ? { name: 'reaction', tile: phase.tile, from: phase.from } : { name: 'waiting' };
    case 'declared': {
      const { seat: winner, tile, way } = phase.win;
      return isAsked ? { name: 'declared', seat: winner, tile, way } : { name: 'waiting' };
    }
    case 'last-chance': {
      const own = seat === null ? null : at(phase.answers, seat);
      return isAsked || own !== null ? { name: 'last-chance', own } : { name: 'waiting' };
    }
    case 'over':
      return { name: 'over', reason: phase.reason };
  }
};

interface SeenDealt extends Pick<HaiyukiDealt, 'type' | 'round' | 'starter' | 'hp' | 'mp' | 'dora'> {
  /** The own one; null for a spectator. */
  readonly hand: readonly Tile[] | null;
  readonly handSizes: BySeat<number>;
  readonly wallSize: number;
}

/** How many tiles each seat exchanged, and the own ones. */
interface SeenExchanged {
  readonly type: 'exchanged';
  readonly sizes: BySeat<number>;
  readonly given?: readonly Tile[];
  readonly received?: readonly Tile[];
}

/** What a seat learns of an event: what it may not know is null or not there. */
export type HaiyukiSeen =
  | SeenDealt
  | SeenExchanged
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: Tile | null }
  | Exclude<HaiyukiEvent, { readonly type: 'dealt' | 'exchanged' | 'drew' }>;

/** An event as it can be told: whole, from a record, or as a seat has learnt it. */
export type HaiyukiHappened = HaiyukiEvent | HaiyukiSeen;

/** A new event does not compile until its secrecy is decided here. */
export const seenBy = (
  _options: HaiyukiOptions,
  event: HaiyukiEvent,
  seat: Seat | null,
): HaiyukiSeen | null => {
  switch (event.type) {
    case 'dealt': {
      // H-1.5: the dora is public from the deal on.
      const { type, round, starter, hp, mp, hands, wall, dora } = event;
      const hand = seat === null ? null : at(hands, seat);
      const handSizes = hands.map((tiles) => tiles.length);
      return { type, round, starter, hp, mp, dora, hand, handSizes, wallSize: wall.length };
    }
    case 'answered':
      return event.seat === seat ? event : null; // H-6.27
    case 'exchanged': {
      const { type, given, received } = event;
      const sizes = given.map((tiles) => tiles.length);
      if (seat === null) return { type, sizes };
      return { type, sizes, given: at(given, seat), received: at(received, seat) };
    }
    case 'drew': {
      // H-9.5: from how deep it came would tell of the wall, and whether the draw was any different.
      const { type, seat: drawer, tile } = event;
      return { type, seat: drawer, tile: drawer === seat ? tile : null };
    }
    case 'turn-began':
    case 'melded':
    case 'skill-used':
    case 'riichi-declared':
    case 'discarded':
    case 'declared':
    case 'turns-over':
    case 'spun':
    case 'won':
    case 'ended':
      return event;
  }
};
