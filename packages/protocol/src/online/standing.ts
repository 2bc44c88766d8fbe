/** How people stand: ratings and how sure they are, ladders, and every match somebody has played. Instants since 1970. */
import type { BySeat, GameId } from '@paiju/engine';
import type { Ladder } from './rated.ts';

/** 19 times of 20 the truth lies within two deviations. */
export interface Rating {
  readonly mean: number;
  readonly deviation: number;
  /** It says little yet. */
  readonly isProvisional: boolean;
}

/** `GET /api/tables/CODE/ratings`: by seat; null for an empty chair, and where nothing counts. */
export interface TableRatings {
  readonly seats: BySeat<Rating | null>;
}

/** `GET /api/tables/CODE/matches/NUMBER/ratings`: what a match changed; null while it is not rated, or where it does not count. */
export interface MatchRatings {
  readonly seats: BySeat<RatingChange | null> | null;
}
export interface RatingChange extends Rating {
  /** What the mean was before. */
  readonly before: number;
}

/** `GET /api/ladders/LADDER`: the strongest first, bots among them; whoever asks stands in it, surely or not. */
export interface LadderNow {
  readonly ladder: Ladder;
  readonly rows: readonly LadderRow[];
  /** How the rating of whoever asks went, the oldest match first. */
  readonly course: readonly RatingPoint[];
}
export interface LadderRow extends Rating {
  /** Among all people of whom one is sure, from 1; null for a bot, and as long as it is provisional. */
  readonly place: number | null;
  /** Null for a bot, which has a level. */
  readonly name: string | null;
  readonly face: string | null;
  readonly level: string | null;
  readonly matches: number;
  readonly isYou: boolean;
}
export interface RatingPoint {
  readonly at: number;
  readonly mean: number;
  readonly deviation: number;
}

/** What matches are wanted; null for any. */
export interface MatchFilter {
  readonly game: GameId | null;
  readonly preset: string | null;
  /** Somebody else who sat there, as `OwnSeat.who`. */
  readonly with: string | null;
  readonly result: 'first' | 'last' | null;
  readonly rated: boolean | null;
}

/** `GET /api/matches`: a page of one's matches, the newest first. */
export interface OwnMatches {
  readonly matches: readonly OwnMatch[];
  /** For `before`, to read on; null where there are no more. */
  readonly next: string | null;
}
export interface OwnMatch {
  /** To look at its record with; null where its table is no longer kept. */
  readonly code: string | null;
  readonly number: number;
  readonly game: GameId;
  readonly preset: string;
  readonly endedAt: number;
  readonly isRated: boolean;
  readonly seats: BySeat<OwnSeat>;
  /** What it changed for whoever asks; null where it does not count. */
  readonly change: { readonly before: number; readonly after: number } | null;
}
export interface OwnSeat {
  /** A code of this person here, no name; null for a bot, which has a level. */
  readonly who: string | null;
  /** Null for a bot, and for somebody who is gone. */
  readonly name: string | null;
  readonly level: string | null;
  readonly place: number;
  readonly points: number;
  readonly isYou: boolean;
}

/** What is counted of matches of one game. */
export const COUNTED = [
  'rounds',
  'won',
  'dealtIn',
  'wins',
  'selfDrawn',
  'fan',
  'winPoints',
  'melds',
  'riichi',
  'skills',
] as const;

/** `GET /api/matches/statistics`. */
export interface OwnStatistics {
  readonly matches: number;
  /** How often each place was reached, the first first. */
  readonly places: readonly number[];
  readonly points: number;
  readonly facts: Readonly<Record<(typeof COUNTED)[number], number>>;
  /** Points of each of the last matches, the oldest first. */
  readonly last: readonly number[];
  /** Against whom: those met most often. */
  readonly opponents: readonly Opponent[];
}
export interface Opponent {
  readonly who: string;
  readonly name: string | null;
  readonly matches: number;
  /** How often one ended ahead of them, and behind. */
  readonly ahead: number;
  readonly behind: number;
}
