/** What a bot is, and what it is told when it takes its seat. */
import type { AnyAction, Seat, Seed } from '@paiju/engine';
import type { Budget } from './budget.ts';
import type { WeightsFor } from './weights.ts';

/** A player that is a program. It sees a view and the legal actions, never the state. Deterministic given its seed. */
export interface Bot {
  choose(view: object, legal: readonly AnyAction[]): AnyAction;
}

export interface BotSeat {
  readonly seed: Seed;
  readonly seat: Seat;
  /** The id of the ruleset that is played. */
  readonly ruleset: string;
  /** How long a bot that searches may take. */
  readonly budget?: Budget;
  /** What the network plays with, unless it is what comes with it. */
  readonly net?: WeightsFor;
}
