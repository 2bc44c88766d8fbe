/** A table that people meet at: what is played there, and who sits where. */
import type { BySeat, GameId, Seat } from '@paiju/engine';

/** How long people may think: a base for every question, and a reserve for the whole match; null for as long as they like. */
export const CLOCKS = {
  none: null,
  relaxed: { baseMs: 30_000, reserveMs: 120_000 },
  normal: { baseMs: 15_000, reserveMs: 60_000 },
  quick: { baseMs: 7_000, reserveMs: 20_000 },
} as const;
export type ClockName = keyof typeof CLOCKS;

/** So much later watchers see what happens, at most. */
export const LONGEST_DELAY_S = 300;

/** Options as they differ from a preset: flags, choices, numbers, and null for no limit. */
export type OptionChanges = Readonly<Record<string, string | number | boolean | null>>;

/** What is agreed on before anybody sits down. */
export interface TableTerms {
  readonly ruleset: GameId;
  readonly preset: string;
  readonly changes: OptionChanges;
  readonly clock: ClockName;
  readonly watchDelayS: number;
  /** Shown to everybody in the lobby; otherwise only who has the link finds it. */
  readonly isListed: boolean;
  /** The host lets programs of others sit down. */
  readonly agents?: true | undefined;
  /** Its matches count for the rating of who sits there when they begin. */
  readonly rated?: true | undefined;
}

export type Chair =
  | {
      readonly is: 'person';
      readonly name: string;
      /** The face they have chosen, by its name on the page. */
      readonly face: string | null;
      readonly isHere: boolean;
      /** A program of theirs plays. */
      readonly agent?: true | undefined;
    }
  | { readonly is: 'bot'; readonly level: string }
  | { readonly is: 'empty' };

/** A quick match, or the deal of the day. */
export const MADE_FOR = ['quick', 'daily'] as const;
export type MadeFor = (typeof MADE_FOR)[number];

/** `waiting` for the host to begin, `playing`, `over` with the last match, `stopped` where it could not be kept. */
export type TablePhase = 'waiting' | 'playing' | 'over' | 'stopped';

/** What anybody may know of a table who has its code, or sees it in the lobby. */
export interface TableCard {
  readonly terms: TableTerms;
  readonly chairs: BySeat<Chair>;
  /** Whose table it is; null where no person is left. */
  readonly host: Seat | null;
  readonly phase: TablePhase;
  /** The number of the match that is played, or was last; 0 before the first. */
  readonly match: number;
  /** What the server itself has opened the table for; not there where a person has. */
  readonly made?: MadeFor | undefined;
}
