/**
 * What the shared round asks of a ruleset. A ruleset answers questions; it never moves a tile itself.
 * The machinery reads the answers and does not know which game gave them.
 */
import type { KongMade } from '../core/meld.ts';
import type { Seat } from '../core/seat.ts';
import type { Tile, TileSet } from '../core/tile.ts';
import type { Claim, TurnAction } from './actions.ts';
import type { RoundEvent } from './events.ts';
import type { Kit } from './kit.ts';
import type { Draft, RoundState, TurnPhase } from './state.ts';

/** A win about to happen: who, on which tile, from whom. */
export interface WinClaim {
  readonly seat: Seat;
  readonly tile: Tile | null;
  readonly from: Seat | null;
  readonly robbed: boolean;
  readonly winners: readonly Seat[];
}

export type AfterWin = { readonly draw: Seat } | { readonly end: string };

export interface RoundRules<K extends Kit> {
  readonly tiles: TileSet;
  readonly seats: number;

  /** What a seat may choose in the open secret choice. */
  choices(state: RoundState<K>, seat: Seat): readonly K['choice'][];
  /** Called when all have chosen: the events that reveal the choices and open what comes next. */
  reveal(state: RoundState<K>): K['own'];

  /** Everything the seat to act may do, in a fixed order; never empty. */
  turnActions(state: RoundState<K>, turn: TurnPhase): readonly TurnAction[];
  /** What a seat may claim of the tile in the open window, best first; pass is always allowed and never listed. */
  claims(state: RoundState<K>, seat: Seat): readonly Claim[];
  /** What a seat gives up by answering without winning, as a number only the ruleset reads; null for nothing. */
  declined(state: RoundState<K>, seat: Seat): number | null;
  /** What a kong of this tile would be in the seat's own turn. */
  ownKong(state: RoundState<K>, seat: Seat, tile: Tile): OwnKong;
  /** Whether a fourth tile added to a pung may be robbed. */
  canRob(state: RoundState<K>): boolean;

  /** Which of the willing seats win; they come in turn order after the discarder. */
  winners(state: RoundState<K>, willing: readonly Seat[]): readonly Seat[];
  /** The win with its frozen context. Called for all winners before the first of them is carried out. */
  won(state: RoundState<K>, claim: WinClaim): K['won'];
  /** `winners` have just won; `from` is the discarder or robbed seat, null after a self-drawn win. */
  afterWin(state: RoundState<K>, winners: readonly Seat[], from: Seat | null): AfterWin;
  /** Whether a tile may still be drawn; where one is due and none may, the round is over. */
  canDraw(state: RoundState<K>): boolean;
  /** The next seat in turn order that still takes part. */
  nextInPlay(state: RoundState<K>, seat: Seat): Seat;
  ended(state: RoundState<K>, reason: string): K['ended'];

  /** The ruleset's own part of an event, after the shared part has been done. */
  evolveOwn(draft: Draft<K>, event: RoundEvent<K>): void;
  /** Why an action that is not legal is refused; only asked of a seat that is to act. */
  whyNot(state: RoundState<K>, seat: Seat, action: object): string;
}

/** The kongs of the own turn. */
export type OwnKong = Exclude<KongMade, 'claimed'>;
