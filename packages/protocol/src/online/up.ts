/** What somebody at a table says over a socket, besides what a seat says. */
import type { Seat } from '@paiju/engine';
import type { SeatUp } from '../seat/up.ts';
import type { BlockPerson, ReportPerson } from './conduct.ts';
import type { Emote } from './emotes.ts';
import type { WallUp } from './fair.ts';

export type OnlineUp = SeatUp | TableUp;

export type TableUp =
  | Enter
  | Sit
  /** Leaves the chair; while a match runs a bot takes it. */
  | { readonly type: 'stand' }
  | FillChair
  | EmptyChair
  | PassHost
  /** The host's: chairs that are empty get a bot. */
  | { readonly type: 'begin' }
  /** Once more with the same people, when all of them want to. */
  | { readonly type: 'again' }
  /** Of several pages that hold one seat, this one is to play. */
  | { readonly type: 'play-here' }
  | SayEmote
  | BlockPerson
  | ReportPerson
  | WallUp;

/**
 * The first thing that is said on a socket. The code says which table, and whether to sit or to watch; `token` is who
 * somebody is, null for a watcher whom nobody need know. `after` as in `resync`, which it stands for.
 */
export interface Enter {
  readonly type: 'enter';
  readonly protocol: number;
  readonly code: string;
  readonly token: string | null;
  readonly after: number;
}

/** Takes an empty chair, or one in which a bot sits between two matches; leaves the one they had. */
export interface Sit {
  readonly type: 'sit';
  readonly seat: Seat;
  /** Said by a program: it is let in where the host has opened the table to them. */
  readonly agent?: true | undefined;
}

/** The host's: a bot for an empty chair, or another one. */
export interface FillChair {
  readonly type: 'fill-chair';
  readonly seat: Seat;
  readonly level: string;
}

/** The host's: nobody sits there any more, neither bot nor person. */
export interface EmptyChair {
  readonly type: 'empty-chair';
  readonly seat: Seat;
  /** Whoever sits there may not come back to a chair of this table. */
  readonly forGood?: true | undefined;
}

/** The host's: another person is host from now on. */
export interface PassHost {
  readonly type: 'pass-host';
  readonly seat: Seat;
}

/** Whoever sits there may say one of a few things to everybody at the table. */
export interface SayEmote {
  readonly type: 'emote';
  readonly emote: Emote;
}
