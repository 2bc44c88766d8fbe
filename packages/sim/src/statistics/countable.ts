/** What there is to count in a game, beside what all games share. */
import type { AnyEvent, Game, Moment, Seat } from '@paiju/engine';

/** One win, as far as statistics go. */
export interface WinFact {
  readonly seat: Seat;
  readonly kind: string;
}

/** One thing that is counted under a name of its own. */
export interface Measure {
  readonly key: string;
  /** What one step of a match adds; `history` is the whole match. */
  counted(moment: Moment, history: readonly Moment[]): readonly (string | number)[];
}

export interface Countable {
  readonly game: Game;
  /** The kinds of win there are, and what an event says of one. */
  readonly winKinds: readonly string[];
  winOf(event: AnyEvent): WinFact | null;
  readonly charts: readonly Measure[];
}
