/** What a seat says. */
import type { GameAction } from '../shared/games.ts';

export type SeatUp = Act | Ready | WhyNot | Resync;

/** The answer to a question. Saying it again is harmless: a client repeats it until it hears `done`. */
export interface Act {
  readonly type: 'act';
  readonly question: number;
  readonly action: GameAction;
}

/** The end of this round has been looked at: the next may be dealt. */
export interface Ready {
  readonly type: 'ready';
  readonly round: number;
}

/** Why is this not allowed now? */
export interface WhyNot {
  readonly type: 'why-not';
  readonly action: GameAction;
}

/** The first thing a client says, and whenever it has lost its connection: what came after number `after`? 0 for everything. */
export interface Resync {
  readonly type: 'resync';
  readonly protocol: number;
  readonly after: number;
}
