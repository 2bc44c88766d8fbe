/** How a game is told. What all games have is said by this folder; a game answers for what is its own. */
import type { AnyAction, BySeat, GameId, Seat, Tile } from '@paiju/engine';
import type { AnyT, TextKey } from '../words/say.ts';
import type { Telling } from './setting.ts';

/** What somebody calls out: one word for the whole table. */
export interface Call {
  /** Null where nobody in particular says it. */
  readonly seat: Seat | null;
  readonly tone: 'claim' | 'kong' | 'win' | 'riichi' | 'skill' | 'end';
  readonly word: string;
  /** The character that players everywhere know; null where there is none. */
  readonly sign: string | null;
}

/** What can be read out at any time. */
export interface Aloud extends Telling {
  readonly points: BySeat<number>;
}

/**
 * Whose move it is: of whoever plays, of those who answer to somebody's tile, of all who choose. The seat of an answer is
 * that whose tile it is, null where the view keeps that to itself.
 */
export type MoveSeen =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'answer'; readonly seat: Seat | null }
  | { readonly kind: 'choice' | 'over'; readonly seat: null };

export interface GameTelling {
  readonly id: GameId;
  /** What its ledger counts. */
  readonly unit: 'points' | 'hp';
  /** What an event was, as the seat sees it. Nothing for what goes without saying. */
  sentences(event: object, setting: Telling): string[];
  /**
   * What may be done, in the middle of a sentence: `pung 5 of dots`. `tiles` instead of the action's own tile
   * where the same may be done with several.
   */
  action(t: AnyT, action: AnyAction, tiles?: readonly Tile[]): string;
  /** The event that tells of a new go-around; null where the log counts them itself. */
  readonly around: string | null;
  /** What is called out when it happens; null for what is done in silence. */
  call(event: object, setting: Telling): Call | null;
  move(view: object): MoveSeen;
  /**
   * What the own turn is for where it is no free choice: `Discard a dot first`. `legal` is null while nothing is asked;
   * null is the answer where `Your turn` says it all.
   */
  wants(setting: Telling, legal: readonly AnyAction[] | null): string | null;
  readonly spoken: SpokenGame;
}

/** What only those need who do not see the table. */
export interface SpokenGame {
  /** The events that nobody who listens with half an ear wants to miss. */
  readonly brief: ReadonlySet<string>;
  /** Reads out the table: a letter that no action of the game has. */
  readonly tableKey: string;
  /** What lies open besides the wall, the rivers and the melds. */
  table(aloud: Aloud): string | null;
  /** Who a seat is, and what it has. */
  seat(aloud: Aloud, seat: Seat): string;
  /** What else everybody can see of it. */
  states(aloud: Aloud, seat: Seat): readonly (string | null)[];
  /** What there is to say of the own hand besides its tiles. */
  hand(aloud: Aloud, seat: Seat): string | null;
  /** Whether the seat of a view is asked now that it has drawn: the question says the tile. */
  isAsked(view: object): boolean;
  /** What the open question is about; empty where its choices say it. */
  question(aloud: Aloud): string;
  /** The key that takes an action; discards are made on the hand. */
  keyOf(aloud: Aloud, action: AnyAction): string;
  /** Actions of one name are one choice with one key, however many tiles it may be made with. */
  choiceOf(action: AnyAction): string;
  /** What is chosen tile by tile: hundreds of such actions are one thing to do. Null for any other action. */
  opening(action: AnyAction): TextKey | null;
}
