/** What somebody at a table is told over a socket, besides what a seat is told. */
import type { Seat } from '@paiju/engine';
import type { SeatDown } from '../seat/down.ts';
import type { Noted } from './conduct.ts';
import type { Emote } from './emotes.ts';
import type { WallDown } from './fair.ts';
import type { TableCard } from './table.ts';
import type { OnlineUp } from './up.ts';

export type OnlineDown = SeatDown | TableDown;
export type TableDown = TableNow | DeviceNow | SaidEmote | Denied | Noted | WallDown;

/** How things stand at the table; told again whenever something of it changes. */
export interface TableNow extends TableCard {
  readonly type: 'table';
  /** To invite others with; a watcher is told only the code to watch. */
  readonly joinCode: string | null;
  readonly watchCode: string;
  /** The own seat; null for those who only look. */
  readonly own: Seat | null;
  readonly watchers: number;
  /** Who wants to play again, once the match is over. */
  readonly again: readonly Seat[];
  /** When a quick match begins, whoever is not here then; not there at other tables, nor once it has begun. */
  readonly startsInMs?: number | undefined;
}

/** Of several pages that hold one seat the newest plays; the others look on, and may take it with `play-here`. */
export interface DeviceNow {
  readonly type: 'device';
  readonly plays: boolean;
}

/** Somebody at the table says something; whoever watches hears it too. Said now, and not told again. */
export interface SaidEmote {
  readonly type: 'said';
  readonly seat: Seat;
  readonly emote: Emote;
}

/** Why something about the table was not done. */
export const DENIALS = [
  'not-entered',
  'no-such-table',
  'unknown-token',
  'not-the-host',
  'not-seated',
  'chair-taken',
  'no-agents',
  'no-such-chair',
  'no-such-level',
  'match-runs',
  'no-match-yet',
  'not-for-you',
  'played-once',
  'another-device-plays',
  'slow-down',
  'suspended',
  'no-rated-yet',
  'others-no-rated',
  'you-blocked',
  'nobody-there',
  'too-many',
  'failed',
] as const;
export type Denial = (typeof DENIALS)[number];

export interface Denied {
  readonly type: 'denied';
  /** What was asked for. */
  readonly what: OnlineUp['type'];
  readonly code: Denial;
  /** When it will be done, in milliseconds since 1970, where that is known; null for never. */
  readonly until?: number | null | undefined;
}

/** Why a socket was closed, as the codes of web sockets for applications: 4000 and up. */
export const CLOSED = {
  /** The table is at another process now: connect again, at once. */
  moved: 4000,
  /** The server is being stopped: connect again, at once. */
  stopping: 4001,
  /** Nothing more will be said here: there is no such table, or the token is not known. */
  refused: 4002,
  /** What was said was too long, too much or not understood too often. */
  flooded: 4003,
  /** Too many sockets from one place. */
  tooMany: 4004,
  /** Nothing was heard for too long, or what was sent was not read. */
  silent: 4005,
} as const;
export type ClosedReason = keyof typeof CLOSED;
