/** What is asked for by HTTP: who somebody is, which tables there are, a new one, and the record of a match that is over. */
import type { BySeat, Rank } from '@paiju/engine';
import type { TableCard, TableTerms } from './table.ts';

/** Whether the online part is there. Playing alone needs none of it. */
export interface OnlineStatus {
  readonly online: 'opening' | 'ready' | 'failed';
  readonly protocol: number;
}

/** `POST /api/guests`, and `PUT /api/guests/me` with a token: what somebody is called. */
export interface GuestWish {
  readonly name: string;
  readonly face: string | null;
}

/** The token is told once and kept on the device; the server keeps only its hash. */
export interface NewGuest extends GuestWish {
  readonly token: string;
}

/** `POST /api/tables`. Whoever opens a table sits in the first chair; the others are empty or have a bot. */
export interface NewTable {
  readonly terms: TableTerms;
  /** The level of a bot in each chair, null for an empty one; the first is the host's. */
  readonly lineup: BySeat<string | null>;
}

export interface TableCodes {
  readonly joinCode: string;
  readonly watchCode: string;
}

/** `GET /api/tables`: those that are listed and can be joined, the newest first; a card with the code to join. */
export interface ListedTables {
  /** Whoever names it in `?known=` is answered when there are other tables, or after a while. */
  readonly tag: string;
  readonly tables: readonly ListedTable[];
}
export interface ListedTable extends TableCard, TableCodes {}

/** `GET /api/tables/CODE`: what whoever follows a link is shown. */
export interface FoundTable extends TableCard {
  readonly as: 'join' | 'watch';
}

/** `GET /api/tables/CODE/matches/NUMBER`: everything, once the match is over. */
export interface PlayedMatch {
  readonly record: string;
  readonly ranking: readonly Rank[];
}

/** What an answer that is none of these says. */
export const API_PROBLEMS = [
  'not-ready',
  'bad-request',
  'bad-options',
  'unknown-token',
  'wrong',
  'name-taken',
  'bad-password',
  'last-way-in',
  'no-such-device',
  'no-such-table',
  'no-such-match',
  'match-runs',
  'too-many',
  'no-rated-yet',
  'suspended',
  'not-found',
  'failed',
] as const;
export interface ApiProblem {
  readonly code: (typeof API_PROBLEMS)[number];
  /** Where in what was sent; empty for the whole of it. */
  readonly at: string;
  /** When it will be done, in milliseconds since 1970, where that is known; null for never. */
  readonly until?: number | null | undefined;
}
