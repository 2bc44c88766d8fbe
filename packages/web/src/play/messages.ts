/** What the page and whoever runs the game say to each other. A worker answers today, a server will later. */
import type { BotLevel, Opinion } from '@paiju/bots';
import type { AnyAction, BySeat, Rank, Seat, Seed } from '@paiju/engine';
import type { SeatMessage } from '@paiju/table';

/** Who sits where: the level of a bot, or null for the person. */
export type Company = BySeat<BotLevel | null>;

export interface NewGame {
  readonly ruleset: string;
  readonly options: object;
  readonly seed: Seed;
  readonly players: BySeat<string>;
  readonly company: Company;
}

/** How fast things happen, in milliseconds. */
export interface Pace {
  /** How long a bot takes at least. */
  readonly thinkMs: number;
  /** How long every discard lies before the game goes on. */
  readonly holdMs: number;
}

export type Request =
  | { readonly type: 'begin'; readonly game: NewGame; readonly pace: Pace }
  /** Goes on where a record ends. */
  | {
      readonly type: 'go-on';
      readonly record: string;
      readonly company: Company;
      readonly pace: Pace;
    }
  | { readonly type: 'act'; readonly question: number; readonly action: AnyAction }
  /** The end of a round has been looked at. */
  | { readonly type: 'next-round' }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** Back to before the person's last decision. */
  | { readonly type: 'undo' }
  /** What the expert thinks of the open question. */
  | { readonly type: 'hint' }
  /** Why an action is not allowed now. */
  | { readonly type: 'why-not'; readonly action: AnyAction };

export type Reply =
  /** A game begins or goes on: everything said before is history. */
  | {
      readonly type: 'seated';
      readonly ruleset: string;
      readonly seat: Seat;
      readonly players: BySeat<string>;
    }
  | { readonly type: 'told'; readonly message: SeatMessage }
  | { readonly type: 'asked'; readonly question: number; readonly legal: readonly AnyAction[] }
  /** The question is over, however it ended. */
  | { readonly type: 'answered'; readonly question: number }
  | { readonly type: 'line'; readonly line: string }
  /** The record begins anew: lines that follow replace those before. */
  | { readonly type: 'fresh-record' }
  | { readonly type: 'round-over' }
  | { readonly type: 'match-over'; readonly ranking: readonly Rank[] }
  | { readonly type: 'hint'; readonly question: number; readonly opinions: readonly Opinion[] }
  | { readonly type: 'refused'; readonly action: AnyAction; readonly code: string }
  | { readonly type: 'trouble'; readonly code: Trouble; readonly detail: string };

export type Trouble = 'bad-record' | 'nothing-to-undo' | 'broken';
