/** Finding a game by HTTP: a quick match with whoever else wants one, and the deal of the day. */
import type { BySeat, GameId } from '@paiju/engine';

/** So many seconds somebody waits for people; then bots take the chairs that are free. */
export const PATIENCES_S = [5, 30, 120, 300] as const;

/** `PUT /api/finding`: what somebody wants to play. */
export interface GameWish {
  readonly ruleset: GameId;
  readonly preset: string;
  readonly patienceS: number;
}

/** Says that something is as it was: whoever names it in `?known=` is answered when it is so no more, or after a while. */
interface Tagged {
  readonly tag: string;
}

/** `GET /api/finding`, and the answer to a wish and to `DELETE /api/finding`: where somebody stands. */
export type FindingNow = IdleNow | SeekingNow | FoundNow;

export interface IdleNow extends Tagged {
  readonly is: 'idle';
}
export interface SeekingNow extends Tagged, GameWish {
  readonly is: 'seeking';
  readonly waitedMs: number;
  /** How many want the same, this person among them. */
  readonly waiting: number;
}
export interface FoundNow extends Tagged {
  readonly is: 'found';
  readonly joinCode: string;
}

/** `GET /api/daily`: the day it is, by UTC, and how far somebody is with its deals. */
export interface DailyNow {
  readonly day: string;
  readonly games: readonly DailyGame[];
}
export interface DailyGame {
  readonly ruleset: GameId;
  /** Nobody sees how others did before they have played. */
  readonly state: 'new' | 'begun' | 'over';
}

/** `POST /api/daily/GAME` begins today's deal, or goes on with it. */
export interface DailyTable {
  readonly joinCode: string;
}

/** `GET /api/daily/GAME`, and `?day=` for another: how everybody did, the best first. Only for who has played it, or once the day is over. */
export interface DailyResults {
  readonly day: string;
  readonly ruleset: GameId;
  readonly rows: readonly DailyRow[];
  /** How many people have played it to the end. */
  readonly people: number;
}
export interface DailyRow {
  readonly is: 'person' | 'bot';
  /** The name of a person, the level of a bot. */
  readonly name: string;
  readonly isOwn: boolean;
  /** Of all seats; theirs is the first. */
  readonly points: BySeat<number>;
}
