/** Everything a table needs from outside. Time, chance and people come in here and nowhere else. */
import type { AnyAction, BySeat, Seat } from '@paiju/engine';
import type { TableLog } from './log.ts';
import type { Seen } from './seen.ts';

/** Whoever sits here: a person, a bot, a script, a replay. The table cannot tell and must not ask. */
export interface SeatPort {
  /** Told of every change this seat may see. Never waited for; a throw is logged. */
  observe(message: SeatMessage): void;
  /**
   * Asked when the seat has legal actions. A late, failed or illegal answer becomes the default action.
   * `signal` aborts when the question is over, however it ended.
   */
  choose(view: object, legal: readonly AnyAction[], signal: AbortSignal): Promise<AnyAction>;
}

/** The view is the truth, the events are the animation: what this seat may see of them. Transfers and points are public. */
export interface SeatMessage extends Seen {
  readonly view: object;
  readonly points: BySeat<number>;
}

export interface TablePorts {
  readonly seats: BySeat<SeatPort>;
  readonly log: TableLog;
  /** Resolves after `ms`; once `signal` has aborted it may do anything. Tests pass a clock that answers at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  readonly spectators?: readonly ((message: SeatMessage) => void)[];
}

export interface TableSettings {
  /** How long a seat may think about one question; null for as long as it likes. */
  readonly answerMs: number | null;
  /** How long every discard lies before the game goes on, whether or not anybody could claim it. */
  readonly holdMs: number;
  /** How long the end of a round stays on the table before the next deal. */
  readonly pauseMs?: number;
}

/** Whom a message is for; null is everybody who watches. */
export type Audience = Seat | null;
