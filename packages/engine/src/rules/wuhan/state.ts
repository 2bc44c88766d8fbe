/** What Wuhan adds to a round: the flip and the tiles it makes special. */
import type { Meld } from '../../core/meld.ts';
import type { BySeat, Seat } from '../../core/seat.ts';
import type { Tile } from '../../core/tile.ts';
import type { RoundEvent } from '../../play/events.ts';
import type { EndedBase, WonBase } from '../../play/kit.ts';
import type { ActionOf } from '../../play/round.ts';
import type { RoundState } from '../../play/state.ts';
import type { BigType, WinWay } from './basics.ts';
import type { WuhanOptions } from './options.ts';
import type { Specials } from './specials.ts';

export interface WuhanExtra extends Specials {
  /** Seats that declined a win and have neither drawn nor claimed since. */
  readonly barred: readonly Seat[];
  /** Who won the round, if anybody did. */
  readonly winner: Seat | null;
  /** The tile it won on, which lies beside its hand. */
  readonly winningTile: Tile | null;
}

/** A win with everything it is paid by, frozen when it was declared. */
export interface WuhanWon extends WonBase {
  /** Concealed tiles with the winning tile, in order. */
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
  readonly way: WinWay;
  /** Empty for a small win. */
  readonly types: readonly BigType[];
  readonly hard: boolean;
  readonly base: number;
  /** What the winner's own melds and manner of winning multiply the base by. */
  readonly product: number;
  /** What each seat owes before caps and contractors; nothing for the winner. */
  readonly raw: BySeat<number>;
  /** W-8.16: whether the discarder was ready after the discard; null without a discarder. */
  readonly discarderReady: boolean | null;
}

/** How a seat stands at a flow draw. */
export interface Standing {
  readonly ready: boolean;
  readonly opened: boolean;
  /** The product of its melds and special kongs. */
  readonly product: number;
}

export interface WuhanEnded extends EndedBase {
  readonly hands: BySeat<readonly Tile[]>;
  /** Null after a win. */
  readonly standings: BySeat<Standing> | null;
}

export interface WuhanKit {
  readonly options: WuhanOptions;
  readonly chance: { readonly flip: Tile };
  readonly extra: WuhanExtra;
  readonly choice: never;
  readonly won: WuhanWon;
  readonly ended: WuhanEnded;
  readonly own: never;
}

export type WuhanState = RoundState<WuhanKit>;
export type WuhanEvent = RoundEvent<WuhanKit>;
export type WuhanAction = ActionOf<WuhanKit>;
