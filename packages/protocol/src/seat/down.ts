/**
 * What a seat is told. Nothing here may carry a hidden tile, a seed, a line of the record, or who else is asked.
 * Messages with an `n` count up by one: whoever has seen one can ask for the rest. The others are about this moment only.
 */
import type { BySeat, GameId, Rank, Seat, Transfer } from '@paiju/engine';
import type { ActionOf, GameAction, ReasonOf, RefusalOf, SeenOf, ViewOf } from '../shared/games.ts';
import type { Malformed } from '../shared/read.ts';
import type { Incompatible } from '../shared/version.ts';

export type SeatDown =
  | Seated
  | Told
  | Asked
  | Done
  | RoundOver
  | MatchOver
  | TableStopped
  | Refused
  | WhyNotAnswer
  | ClockNow
  | ThinkingNow
  | PresenceNow
  | Resynced
  | Rejected;

/** The sitting begins, or begins anew: everything said before is history, and `n` is where counting starts. */
export interface Seated {
  readonly type: 'seated';
  readonly n: number;
  readonly protocol: number;
  readonly ruleset: GameId;
  /** Null for who watches: never asked, and shown what everybody may see. */
  readonly seat: Seat | null;
  readonly players: BySeat<string>;
}

/** A transfer as everybody may know it. `cause` is the place in `events` of what it was paid for. */
export interface SeenTransfer<Reason extends string = string> extends Transfer {
  readonly reason: Reason;
}

/** Something happened, or (without events) this is how things stand. The view is the truth, the events are the animation. */
export interface ToldOf<G extends GameId> {
  readonly type: 'told';
  readonly n: number;
  readonly ruleset: G;
  readonly view: ViewOf<G>;
  readonly events: readonly SeenOf<G>[];
  readonly transfers: readonly SeenTransfer<ReasonOf<G>>[];
  readonly points: BySeat<number>;
}
export type Told = { readonly [G in GameId]: ToldOf<G> }[GameId];

/** What is left of the time for a decision: first of its own, then of the seat's reserve. */
export interface Clock {
  readonly msLeft: number;
  readonly reserveMs: number;
}

/**
 * The seat owes an action. `question` counts what this seat has been asked in the match: the same after a restore, and it
 * tells nothing of others. The number of the step would tell how many seats have answered in secret.
 */
export interface AskedOf<G extends GameId> {
  readonly type: 'asked';
  readonly n: number;
  readonly question: number;
  readonly ruleset: G;
  readonly legal: readonly ActionOf<G>[];
  /** Null for as long as it likes. */
  readonly clock: Clock | null;
}
export type Asked = { readonly [G in GameId]: AskedOf<G> }[GameId];

/** The question is over, and this was done: by the seat, by whoever sat in for it, or by the clock. Null: it no longer mattered. */
export interface Done {
  readonly type: 'done';
  readonly n: number;
  readonly question: number;
  readonly action: GameAction | null;
}

/** The next deal comes when everybody is ready, or when the time is up. */
export interface RoundOver {
  readonly type: 'round-over';
  readonly n: number;
  readonly round: number;
  /** Null for as long as they like. */
  readonly msLeft: number | null;
}

export interface MatchOver {
  readonly type: 'match-over';
  readonly n: number;
  readonly ranking: readonly Rank[];
}

/** This table could not be kept and was stopped at this step of its record, 0 being the header; nothing of it has been told. */
export interface TableStopped {
  readonly type: 'stopped';
  readonly step: number;
}

/** An answer that does not count: the question stays open, unless it is over. */
export type RefusalCode = RefusalOf<GameId> | 'question-over';

export interface Refused {
  readonly type: 'refused';
  readonly question: number;
  readonly action: GameAction;
  readonly code: RefusalCode;
}

/** Judged on what has been shown to the seat; null: it is allowed. */
export interface WhyNotAnswer {
  readonly type: 'why-not';
  readonly action: GameAction;
  readonly code: RefusalOf<GameId> | null;
}

/** The clock of the open question as it stands now. */
export interface ClockNow {
  readonly type: 'clock';
  readonly question: number;
  readonly clock: Clock;
}

/**
 * Who is to decide, as everybody can see, and the time it has: null where somebody may claim a tile, or all choose in secret.
 * Who is asked then, and whether anybody is, nobody is told. Not told at all where nobody is timed.
 */
export interface ThinkingNow {
  readonly type: 'thinking';
  readonly seat: Seat | null;
  readonly clock: Clock | null;
}

/** Who is in a seat. A `stand-in` is a bot that plays for a person until that person comes back. */
export type Presence =
  | { readonly is: 'here' | 'stand-in' | 'bot' | 'empty' }
  /** Gone; after this time a bot plays for it. */
  | { readonly is: 'away'; readonly msLeft: number | null };

export interface PresenceNow {
  readonly type: 'presence';
  readonly seats: BySeat<Presence>;
}

/** Everything up to `n` has now been sent. */
export interface Resynced {
  readonly type: 'resynced';
  readonly n: number;
}

/** What was said was not understood, and nothing came of it. */
export interface Rejected {
  readonly type: 'rejected';
  readonly code: Malformed | Incompatible;
  /** Where in the message, as `action.tile`; empty for the whole of it. */
  readonly at: string;
}
