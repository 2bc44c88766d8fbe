/**
 * What only a page and its own worker say to each other, where everything hidden is the person's own: seeds, records, advice.
 * Nothing of this ever goes over a network.
 */
import type { BySeat, Seed } from '@paiju/engine';
import type { SeatDown } from '../seat/down.ts';
import type { SeatUp } from '../seat/up.ts';

/** Who sits where: the level of a bot, or null for the person. Which levels there are, the bots know. */
export type Lineup<Level extends string = string> = BySeat<Level | null>;

export interface NewGame<Level extends string = string> {
  readonly ruleset: string;
  readonly options: object;
  readonly seed: Seed;
  readonly players: BySeat<string>;
  readonly lineup: Lineup<Level>;
}

/** How fast things happen, in milliseconds. */
export interface Pace {
  /** How long a bot takes at least. */
  readonly thinkMs: number;
  /** How long every discard lies before the game goes on. */
  readonly holdMs: number;
}

export type PracticeUp<Level extends string = string> =
  | SeatUp
  | { readonly type: 'begin'; readonly game: NewGame<Level>; readonly pace: Pace }
  /** Goes on where a record ends. */
  | {
      readonly type: 'go-on';
      readonly record: string;
      readonly lineup: Lineup<Level>;
      readonly pace: Pace;
    }
  | { readonly type: 'pace'; readonly pace: Pace }
  /** Back to before the person's last decision. */
  | { readonly type: 'undo' }
  /** What the expert thinks of the open question. */
  | { readonly type: 'hint' };

export type Trouble = 'bad-record' | 'nothing-to-undo' | 'broken';

/** `Opinion` is what an adviser says of one action: the bots know what that is. */
export type PracticeDown<Opinion> =
  | SeatDown
  | { readonly type: 'line'; readonly line: string }
  /** The record begins anew: lines that follow replace those before. */
  | { readonly type: 'fresh-record' }
  | { readonly type: 'hint'; readonly question: number; readonly opinions: readonly Opinion[] }
  | { readonly type: 'trouble'; readonly code: Trouble; readonly detail: string };
