/** What a sitting needs from outside. */
import type { BotLevel } from '@paiju/bots';
import type { BySeat, Game, Seat } from '@paiju/engine';
import type { ClosedReason, Denial, OnlineDown, ReportReason, TableCard } from '@paiju/protocol';
import type { SeatPort, TableLog } from '@paiju/table';
import type { Entry } from './entries.ts';
import type { HouseKey } from './houseKey.ts';
import type { Person } from './wishes.ts';

/** How a sitting looks with an entry: for those who ask from outside. */
export interface Outlook {
  /** Null where nothing of it has changed. */
  readonly card: TableCard | null;
  /** By seat; null for whoever is no person. */
  readonly guests: BySeat<string | null>;
}

export interface SittingPorts {
  /** Keeps an entry, in the order of the calls; rejects with `Superseded` where another process has the sitting. */
  append(entry: Entry, after: Outlook): Promise<void>;
  /** A player that is a program. */
  bot(game: Game, seat: Seat, level: BotLevel): SeatPort;
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** 32 bytes of it, in hexadecimal digits. */
  chance(): string;
  readonly house: HouseKey;
  readonly log: TableLog;
  /** An entry could not be kept. */
  stopped(error: unknown): void;
  readonly company: Company;
  /** A match is over, or somebody has stood up in the middle of one or come back to it. */
  changed(match: number, isOver: boolean): void;
  /** Nobody needs this sitting in memory any more: another process has it, or nobody has been here for long, during a match too. */
  done(why: 'superseded' | 'idle' | 'abandoned'): void;
}

/** How people get along, at one table. */
export interface Company {
  /** Why somebody may not sit down with these people; null where they may. */
  whyNotSit(guest: string, others: readonly string[], isRated: boolean): Promise<Denial | null>;
  /** Why these people may not play a rated match now, as it is said to one of them. */
  whyNotRated(guests: readonly string[], to: string): Promise<Denial | null>;
  block(by: string, whom: string): Promise<Denial | null>;
  report(
    by: string,
    whom: string,
    about: { readonly reason: ReportReason; readonly match: number },
  ): Promise<Denial | null>;
}

/** How long things take, in milliseconds. */
export interface SittingTimes {
  /** A discard lies so long, whether or not anybody may claim it. */
  readonly holdMs: number;
  /** So long a bot seems to think. */
  readonly thinkMs: number;
  /** The end of a round may be looked at for so long. */
  readonly readyMs: number;
  /** After this a bot plays for somebody who is gone. */
  readonly standInMs: number;
  /** Who is here and has not committed to a number is waited for so long when a match begins, and then numbers so long. */
  readonly commitMs: number;
  readonly numberMs: number;
  /** After this another person is host of a table that waits for one who is gone. */
  readonly hostAwayMs: number;
  /** So long after saying something nobody says the next thing. */
  readonly emoteMs: number;
  /** After this a table without a match and without visitors is put away. */
  readonly idleMs: number;
  /** After this a match that nobody plays in or looks at is put away too: bots among themselves play for nobody. */
  readonly abandonedMs: number;
  /** How many look on is told to everybody so much later at the latest, however many come and go meanwhile. */
  readonly watchersMs: number;
}

/** Hold and thought are as at home on the page. */
export const SITTING_TIMES: SittingTimes = {
  holdMs: 600,
  thinkMs: 400,
  readyMs: 30_000,
  standInMs: 12_000,
  commitMs: 1_500,
  numberMs: 5_000,
  hostAwayMs: 30_000,
  emoteMs: 1_500,
  idleMs: 120_000,
  abandonedMs: 600_000,
  watchersMs: 1_000,
};

/** One page at one table. */
export interface Visitor {
  /** Null for somebody whom nobody need know. */
  readonly guest: Person | null;
  /** By which code they came. */
  readonly as: 'join' | 'watch';
  tell(message: OnlineDown): void;
  close(reason: ClosedReason): void;
}
