/** How people get along: whom somebody avoids, what is reported, and what comes of leaving matches. */
import type { Seat } from '@paiju/engine';

/** What somebody may be reported for. */
export const REPORT_REASONS = ['stalling', 'spoiling', 'together', 'program', 'name', 'emotes'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Whoever sits there, or sat there last in this match, is not to be met again. They are not told. */
export interface BlockPerson {
  readonly type: 'block';
  readonly seat: Seat;
}

/** Tells the operators, with the match. Whom it is about is not told. */
export interface ReportPerson {
  readonly type: 'report';
  readonly seat: Seat;
  readonly reason: ReportReason;
}

/** It was done, and only who asked for it hears so. */
export interface Noted {
  readonly type: 'noted';
  readonly what: 'block' | 'report';
  readonly seat: Seat;
}

/** `GET /api/conduct`: how somebody stands themselves. Times in milliseconds, instants since 1970. */
export interface OwnConduct {
  /** Null where they may come in; until when not, null for until an operator says otherwise. */
  readonly suspended: { readonly since: number; readonly until: number | null } | null;
  /** Matches left or stalled that are not forgotten yet. */
  readonly offences: number;
  /** No rated games before this. */
  readonly pausedUntil: number | null;
  /** So long no rated games would be played after the next. */
  readonly nextPauseMs: number;
  /** So many matches played to the end until one less counts; 0 where none does. */
  readonly matchesToGo: number;
}

/** `GET /api/blocks`. `DELETE /api/blocks/ID` takes one back. */
export interface BlockedPeople {
  readonly people: readonly BlockedPerson[];
}
export interface BlockedPerson {
  /** Of the block, not of the person. */
  readonly id: string;
  readonly name: string;
  readonly face: string | null;
}
