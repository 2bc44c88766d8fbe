/** What Xuezhan adds to a round: void suits, buried and won tiles, who has won. */
import type { Meld } from '../../core/meld.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import { at } from '../../core/seat.ts';
import type { Suit, Tile } from '../../core/tile.ts';
import type { RoundEvent } from '../../play/events.ts';
import type { EndedBase, WonBase } from '../../play/kit.ts';
import type { ActionOf } from '../../play/round.ts';
import type { RoundState } from '../../play/state.ts';
import type { XuezhanOptions } from './options.ts';
import type { Fan, Situation } from './patterns.ts';

/** The secret choices of the opening. Tiles are in order. */
export type OpeningChoice =
  | { readonly type: 'bury'; readonly tiles: readonly Tile[] }
  | { readonly type: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly type: 'void'; readonly suit: Suit };

/** How many seats further an exchanged tile goes: next, across, previous. */
export type Direction = 1 | 2 | 3;

/** buried and won tiles leave the hand, not the count. */
export interface XuezhanSeat {
  readonly voidSuit: Suit | null;
  readonly buried: readonly Tile[];
  readonly won: readonly Tile[];
  readonly wins: number;
  /** the capped fan of a win declined since the last draw. */
  readonly barred: number | null;
}

/** who won first, and on whose tile. */
export interface FirstWin {
  readonly winners: readonly Seat[];
  readonly from: Seat | null;
}

export interface XuezhanExtra {
  readonly direction: Direction;
  readonly seats: BySeat<XuezhanSeat>;
  readonly firstWin: FirstWin | null;
  /** the tiles that were won, each once, however many seats won on it. */
  readonly wonTiles: readonly Tile[];
}

/** a win with everything it is valued by, frozen when it was declared. */
export interface XuezhanWon extends WonBase {
  /** Concealed tiles with the winning tile, in order. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Whether the win earns what a self-drawn win earns. */
  readonly selfDrawn: boolean;
  /** The one seat that pays, or null when every other seat in play does. */
  readonly payer: Seat | null;
  readonly situations: readonly Situation[];
  readonly fans: readonly Fan[];
  /** The sum of `fans`, and what is left of it under the cap. */
  readonly fan: number;
  readonly capped: number;
}

/** How a seat that has not won stands at an empty wall. */
export interface Standing {
  /** it still has tiles of its void suit. */
  readonly pig: boolean;
  /** the most capped fan its waits could bring; null when it is not ready. */
  readonly ready: number | null;
}

export interface XuezhanEnded extends EndedBase {
  readonly hands: BySeat<readonly Tile[]>;
  /** Null for seats that have won, and for all when nothing is settled. */
  readonly standings: BySeat<Standing | null>;
}

export type OpeningEvent =
  | { readonly type: 'buried'; readonly suits: BySeat<Suit>; readonly tiles: BySeat<readonly Tile[]> }
  | { readonly type: 'exchanged'; readonly direction: Direction; readonly tiles: BySeat<readonly Tile[]> }
  | { readonly type: 'voided'; readonly suits: BySeat<Suit> };

export interface XuezhanKit {
  readonly options: XuezhanOptions;
  readonly chance: { readonly direction: Direction };
  readonly extra: XuezhanExtra;
  readonly choice: OpeningChoice;
  readonly won: XuezhanWon;
  readonly ended: XuezhanEnded;
  readonly own: OpeningEvent;
}

export type XuezhanState = RoundState<XuezhanKit>;
export type XuezhanEvent = RoundEvent<XuezhanKit>;
export type XuezhanAction = ActionOf<XuezhanKit>;

export const SEAT_COUNT = 4;

export const extraAt = (state: XuezhanState, seat: Seat): XuezhanSeat => at(state.extra.seats, seat);
export const hasWon = (state: XuezhanState, seat: Seat): boolean => extraAt(state, seat).wins > 0;
/** where winners stay, the first win locks the hand. */
export const isLocked = (state: XuezhanState, seat: Seat): boolean =>
  hasWon(state, seat) && state.options.afterWin === 'stay';
/** where winners leave, a winner takes no further part. */
export const hasLeft = (state: XuezhanState, seat: Seat): boolean =>
  hasWon(state, seat) && state.options.afterWin === 'leave';
