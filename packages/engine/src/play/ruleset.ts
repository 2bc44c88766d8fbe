/**
 * The contract between a game and everything around it. A ruleset decides what is legal and what happens; it never
 * counts money, reads a clock or draws a random number after the deal.
 */
import type { Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import type { Seed } from '../core/seed.ts';
import type { Stream } from '../core/stream.ts';
import type { TileSet } from '../core/tile.ts';
import type { Notation } from './notation.ts';
import type { OptionsSpec } from './options.ts';

/** What a round starts from: its number in the match, who deals, and what the last round handed on. */
export interface Setup {
  readonly round: number;
  readonly dealer: Seat;
  readonly carried: unknown;
}

/** How a finished round ended, and the next one's setup; `next` is null when the match is over. */
export interface RoundResult {
  readonly reason: string;
  readonly next: Setup | null;
}

export interface Step<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

/** A round that changes in place. It trusts its caller: an action must be one of `legal`. */
export interface Simulation<S, A> {
  /** As it is now; it changes with every action. */
  readonly state: S;
  toAct(): readonly Seat[];
  legal(seat: Seat): readonly A[];
  act(seat: Seat, action: A): void;
}

/** Why an action was refused: a code, and what the seat could have done instead. Never a sentence. */
export interface Refusal<A> {
  readonly code: string;
  readonly seat: Seat;
  readonly legal: readonly A[];
}

/** Method syntax on purpose: a concrete ruleset is then assignable to `AnyRuleset`. */
export interface Ruleset<S, A, E, V, O, D, Seen> {
  readonly id: string;
  /** Raised whenever a default or a behaviour changes. What changes is an option with `since`, so that old records play as they did. */
  readonly version: number;
  readonly seats: number;
  readonly tiles: TileSet;
  readonly options: OptionsSpec<O>;
  /** Everything chance decides in one round. A test may write one by hand. */
  deal(options: O, seed: Seed, round: number): D;
  /**
   * Whether an object from outside is a deal for these options: the right tiles, and everything else chance decides. `version` is
   * that of the record it stands in.
   */
  isDeal(deal: object, options: O, version: number): boolean;
  /**
   * The events of one step as a record of an older version has them. Only where an event was written otherwise than today: what
   * happened otherwise is an option.
   */
  asWrittenIn?(version: number, events: readonly E[]): readonly E[];
  /** The setup of a match's first round. */
  firstSetup(options: O, seed: Seed): Setup;
  /** The state before the first event: folding a round's events over it gives the round's state. */
  empty(options: O): S;
  start(options: O, setup: Setup, deal: D): Step<S, E>;
  /** The seats that owe an action; several at once in a claim window or a secret choice. */
  toAct(state: S): readonly Seat[];
  legal(state: S, seat: Seat): readonly A[];
  /** Never changes its input, never throws for a bad action. */
  apply(state: S, seat: Seat, action: A): Result<Step<S, E>, Refusal<A>>;
  /**
   * Why the seat may not do this now, as a code; null where it may. It tells nothing that the seat does not know itself. The
   * action may be the beginning of one, such as a riichi without its tile: what is lacking matters where the rest is allowed.
   */
  whyNot(state: S, seat: Seat, action: AnyAction): string | null;
  /** The same round played on in place, from this state: for simulation and search. Events go to the list, if there is one. */
  simulate(state: S, events?: E[] | null): Simulation<S, A>;
  /** What a seat that does not answer is taken to do. */
  defaultAction(state: S, seat: Seat): A;
  evolve(state: S, event: E): S;
  /** What one seat may know; null is a spectator. */
  view(state: S, seat: Seat | null): V;
  /** A state that looks like this to the seat: what it cannot see is dealt anew by chance. For search. */
  imagine(view: V, chance: Stream): S;
  /** What `seat` learns of an event, or null for nothing. */
  seenBy(options: O, event: E, seat: Seat | null): Seen | null;
  result(state: S): RoundResult | null;
}

export interface AnyAction {
  readonly type: string;
}
export interface AnyEvent {
  readonly type: string;
}
/** A ruleset of which only the contract is known: what records, tables and commands work with. */
export type AnyRuleset = Ruleset<object, AnyAction, AnyEvent, object, object, object, object>;

/** One whose positions and actions can be read and written as text. Whoever only plays needs none of that. */
export type AnyWrittenRuleset = AnyRuleset & {
  readonly notation: Notation<object, AnyAction, object, object>;
};
