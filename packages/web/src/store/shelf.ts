/** Where games are kept: what every shelf can do, in the browser's database or in memory. */
import type { BySeat } from '@paiju/engine';
import type { Lineup } from '../play/messages.ts';

/** What is known of a game without reading its record. */
export interface GameMeta {
  readonly id: string;
  readonly ruleset: string;
  /** The preset it comes from; null for a mixture of one's own or a record from elsewhere. */
  readonly preset: string | null;
  /** Milliseconds since 1970. */
  readonly begun: number;
  readonly changed: number;
  readonly players: BySeat<string>;
  /** Null for a record that was opened: nobody plays on there. */
  readonly company: Lineup | null;
  readonly points: BySeat<number>;
  readonly isFinished: boolean;
  /** The date of a daily deal. */
  readonly daily: string | null;
  /** What the game is part of, if anything: a tournament, say. */
  readonly part: string | null;
}

export interface Shelf {
  /** Adds lines behind those there are; `isFresh`: instead of them. All of it or nothing is written. */
  write(meta: GameMeta, lines: readonly string[], isFresh: boolean): Promise<void>;
  list(): Promise<readonly GameMeta[]>;
  meta(id: string): Promise<GameMeta | null>;
  /** The record as text; null where there is none. */
  text(id: string): Promise<string | null>;
  remove(id: string): Promise<void>;
}
