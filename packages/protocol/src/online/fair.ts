/** How the wall of a match is made by all who sit there: `docs/fair-wall.md`. Hashes, numbers and keys are 64 hexadecimal digits. */
import type { BySeat, Seat } from '@paiju/engine';

/** The server has drawn a secret for a match, and cannot change it any more. Told again whenever another seat is meant. */
export interface WallPromise {
  readonly type: 'promise';
  readonly table: string;
  readonly match: number;
  readonly promise: string;
  readonly key: string;
  readonly signature: string;
  /** A commitment of this page is heard now, for this seat; null for none. */
  readonly seat: Seat | null;
}

/** The list is closed: whoever finds their own commitment in it tells their number. `-` for a seat without one. */
export interface WallLock {
  readonly type: 'lock';
  readonly match: number;
  readonly commitments: BySeat<string>;
  readonly lock: string;
  readonly signature: string;
}

/** The tiles are dealt, by these numbers. `-` for what was not told in time. */
export interface WallNumbers {
  readonly type: 'numbers';
  readonly match: number;
  readonly numbers: BySeat<string>;
}

export type WallDown = WallPromise | WallLock | WallNumbers;

/** Said after the promise. */
export interface CommitNumber {
  readonly type: 'commit';
  readonly match: number;
  readonly commitment: string;
}

/** Said after the lock. */
export interface TellNumber {
  readonly type: 'number';
  readonly match: number;
  readonly number: string;
}

export type WallUp = CommitNumber | TellNumber;
