/** Everything a table needs from outside. Time, chance and people come in here and nowhere else. */
import type { AnyAction, BySeat, Seat } from '@paiju/engine';
import type { Clock } from '@paiju/protocol';
import type { KeptStep } from './keeping.ts';
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
  choose(question: SeatQuestion, signal: AbortSignal): Promise<AnyAction>;
  /** The question is over and this was done, whoever or whatever decided it; null where it no longer mattered. */
  done?(question: number, action: AnyAction | null): void;
}

export interface SeatQuestion {
  /** How many the seat has been asked in the match, this one included: the same after a restore. */
  readonly number: number;
  readonly view: object;
  readonly legal: readonly AnyAction[];
  /** Null for as long as one likes. */
  timeLeft(): Clock | null;
}

/** The view is the truth, the events are the animation: what this seat may see of them. Transfers and points are public. */
export interface SeatMessage extends Seen {
  readonly view: object;
  readonly points: BySeat<number>;
}

/** Who everybody can see is to decide, and the time it has; null for nobody. */
export interface Thinking {
  readonly seat: Seat | null;
  readonly clock: Clock | null;
}

export interface TablePorts {
  readonly seats: BySeat<SeatPort>;
  readonly log: TableLog;
  /**
   * Keeps a step. Until it is done nobody learns anything of it; where it throws or rejects, the table stops. One that keeps at
   * once changes nothing about the order of things.
   */
  keep?(step: KeptStep): Promise<void> | void;
  /** Resolves after `ms`; once `signal` has aborted it may do anything. Tests pass a clock that answers at once. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** The time, in milliseconds since whenever. */
  now(): number;
  /** Resolves when the next round may be dealt, `round` being the one that is over. Without it that is at once. */
  betweenRounds?(round: number, signal: AbortSignal): Promise<void>;
  /** Everybody may know who is to decide, and how long they have; told whenever that changes. */
  thinking?(thinking: Thinking): void;
  readonly spectators?: readonly ((message: SeatMessage) => void)[];
}

export interface ClockSettings {
  /** For every question. */
  readonly baseMs: number;
  /** For each seat and the whole match: used up once the base is over. */
  readonly reserveMs: number;
}

export interface TableSettings {
  /** How long a seat may think about one question; null for as long as it likes. */
  readonly clock: ClockSettings | null;
  /** How long every discard lies before the game goes on, whether or not anybody could claim it. */
  readonly holdMs: number;
}

/** Whom a message is for; null is everybody who watches. */
export type Audience = Seat | null;
