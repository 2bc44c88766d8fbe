/** What is kept of a match, a step at a time, before anybody is told of it. A match that cannot be kept is not played on. */
import type { BySeat, Seat } from '@paiju/engine';

export interface KeptStep {
  /** 0 is the header of the record; every deal and every action counts one more. */
  readonly number: number;
  /** The lines of the record that this step adds. They hold every hidden tile. */
  readonly lines: readonly string[];
  /** What every seat has left of its reserve, in milliseconds; null where there is no clock. */
  readonly reserves: BySeat<number> | null;
  /** Whose action it was; a header and a deal are nobody's. */
  readonly acted?: Acted;
}

export interface Acted {
  readonly seat: Seat;
  /** Whoever sits there, the clock, or a bot for a person who was gone. */
  readonly by: 'seat' | 'clock' | 'stand-in';
}

/** Why a table has stopped: this step could not be kept. Nobody has been told of it. */
export interface Stopped {
  readonly step: number;
  readonly error: unknown;
}

/** The reason of a keeper that another process has taken the table over: it goes on there, and nobody need be told. */
export class Superseded extends Error {
  override readonly name = 'Superseded';
}

/** What is known besides the record when a match is gone on with. */
export interface Past {
  /** The reserves that were kept with the last step. */
  readonly reserves?: BySeat<number> | null;
  /** How long ago that was: since then the open questions have been open. */
  readonly agoMs?: number;
  /** Hears the lines of the record as they are written today. They are not kept again. */
  lines?(lines: readonly string[]): void;
}
