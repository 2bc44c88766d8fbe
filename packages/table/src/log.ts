/** What a table tells its operators. */
import type { BySeat, ScoringTrouble, Seat } from '@paiju/engine';

/** Points that moved because of one event, and what every seat has now. */
export interface Settled {
  readonly changes: BySeat<number>;
  readonly points: BySeat<number>;
}

export type WinKind = 'self-draw' | 'discard' | 'robbed-kong';

/** FR-012: a win with all that was public about it. */
export interface WinEntry extends Settled {
  readonly code: 'won';
  readonly seat: Seat;
  readonly kind: WinKind;
  /** The seat that discarded the tile or was robbed of it. */
  readonly from: Seat | null;
  readonly tile: string | null;
  readonly fan: number | null;
  readonly fans: readonly unknown[];
}

export interface KongEntry extends Settled {
  readonly code: 'kong';
  readonly seat: Seat;
  /** `claimed`, `added`, `concealed`, or what else a ruleset knows. */
  readonly kind: string;
  readonly from: Seat | null;
  /** Null where it is hidden. */
  readonly tile: string | null;
}

export type LogEntry =
  | WinEntry
  | KongEntry
  | { readonly code: 'round-began'; readonly round: number }
  | ({ readonly code: 'round-ended'; readonly reason: string } & Settled)
  | { readonly code: 'match-ended'; readonly points: BySeat<number> }
  | { readonly code: 'answer-late'; readonly seat: Seat }
  | { readonly code: 'answer-refused'; readonly seat: Seat; readonly refusal: string }
  | { readonly code: 'answer-failed'; readonly seat: Seat; readonly error: string }
  /** Several late, refused or failed answers in a row: time to put somebody else in the seat. */
  | { readonly code: 'seat-failing'; readonly seat: Seat; readonly failures: number }
  | { readonly code: 'seat-replaced'; readonly seat: Seat }
  /** A seat, or with null a spectator, threw when it was told something. */
  | { readonly code: 'observer-failed'; readonly seat: Seat | null; readonly error: string }
  /** A step could not be kept: the table has stopped. */
  | { readonly code: 'not-kept'; readonly step: number; readonly error: string }
  | {
      readonly code: 'scoring-trouble';
      readonly trouble: ScoringTrouble['code'];
      readonly event: string;
      readonly detail: string;
    };

/** For operators: codes and data, no sentences, never a hidden tile. */
export interface TableLog {
  info(entry: LogEntry): void;
  error(entry: LogEntry): void;
}

/** The kind of an error. Its text stays out of the log: it may quote a hand. */
export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** A log that fails must not stop a game, and there is nowhere left to say so. */
export const sturdy = (log: TableLog): TableLog => ({
  info: (entry) => attempt(() => log.info(entry)),
  error: (entry) => attempt(() => log.error(entry)),
});

/** Entries about a step wait until it has been kept. */
export class WaitingLog implements TableLog {
  readonly #log: TableLog;
  #waiting: (() => void)[] | null = null;

  constructor(log: TableLog) {
    this.#log = sturdy(log);
  }

  info(entry: LogEntry): void {
    this.#write(() => this.#log.info(entry));
  }

  error(entry: LogEntry): void {
    this.#write(() => this.#log.error(entry));
  }

  /** Until `goOn` or `forget`. */
  wait(): void {
    this.#waiting ??= [];
  }

  goOn(): void {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    for (const write of waiting) write();
  }

  /** What was to be told has not happened. */
  forget(): void {
    this.#waiting = null;
  }

  #write(write: () => void): void {
    if (this.#waiting === null) write();
    else this.#waiting.push(write);
  }
}

const attempt = (write: () => void): void => {
  try {
    write();
  } catch {
    // Nothing to be done.
  }
};

/** Scoring trouble as it may be logged: of an error only its name. */
export const troubleEntry = ({ code, event, detail }: ScoringTrouble): LogEntry => ({
  code: 'scoring-trouble',
  trouble: code,
  event,
  detail: code === 'settlement-failed' ? (detail.split(':', 1)[0] ?? '') : detail,
});
