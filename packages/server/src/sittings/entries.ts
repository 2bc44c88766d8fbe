/**
 * What happens to a sitting, one entry after the other, each kept before anybody is told. How things stand is what comes of
 * all of them (`fold.ts`); whoever takes a sitting over needs nothing else.
 */
import type { BySeat, Seat } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import type { Acted } from '@paiju/table';

/** Who has a chair. */
export type Sitter =
  | {
      readonly is: 'person';
      readonly guest: string;
      readonly name: string;
      readonly face: string | null;
      readonly agent?: true | undefined;
    }
  | { readonly is: 'bot'; readonly level: string }
  | { readonly is: 'empty' };

/** What the server itself has opened a table for: it begins there by itself, for those it was opened for, and nobody is host. */
export type Made =
  | {
      readonly for: 'quick';
      /** Milliseconds since 1970: who has not come by then has a bot in their chair, of this level. */
      readonly startsBy: number;
      readonly level: string;
    }
  /** The deal of a day, for one person. */
  | { readonly for: 'daily'; readonly day: string; readonly seed: string };

export interface ChairChange {
  readonly seat: Seat;
  readonly sitter: Sitter;
}

export type Entry =
  | {
      readonly type: 'opened';
      readonly terms: TableTerms;
      readonly chairs: BySeat<Sitter>;
      readonly made?: Made | undefined;
    }
  /** All of one change together: nobody sits in two chairs in between. */
  | Seated
  /** The host is gone for long, and somebody else may begin. Where the host stands up, the fold says who follows. */
  | { readonly type: 'host'; readonly seat: Seat }
  | Promised
  | Locked
  | Began
  | Stepped
  /** Everybody has seen how the match ended. */
  | { readonly type: 'over'; readonly match: number };

export interface Seated {
  readonly type: 'chairs';
  readonly changes: readonly ChairChange[];
  /** Who was sent away with it, and may not sit down here again. */
  readonly barred?: string | undefined;
}

/** A secret is drawn for the wall of a match, and can be changed no more. It is told to nobody before that match is over. */
export interface Promised {
  readonly type: 'promised';
  readonly match: number;
  readonly secret: string;
  readonly promise: string;
}

/** Nobody commits to a number any more. */
export interface Locked {
  readonly type: 'locked';
  readonly match: number;
  readonly commitments: BySeat<string>;
  readonly lock: string;
}

/** A match, with the first line of its record: its seed is in there. */
export interface Began {
  readonly type: 'began';
  readonly match: number;
  readonly header: string;
}

/** A step of the match: what its record has more now, and when. */
export interface Stepped {
  readonly type: 'step';
  readonly match: number;
  /** Every deal and every action counts one. */
  readonly number: number;
  readonly lines: readonly string[];
  readonly reserves: BySeat<number> | null;
  /** Whose action it was; a deal is nobody's, and of what was kept in earlier times it is not known. */
  readonly acted?: Acted | undefined;
  /** Milliseconds since 1970, by the clock of whoever ran the table. */
  readonly at: number;
}
