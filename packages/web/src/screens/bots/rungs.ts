/** One table's ladder: every level with what is known of it, the strongest first. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import type { Interval, Ladder } from './ladder.ts';

export interface Rung {
  readonly level: Exclude<BotLevel, 'first'>;
  /** Null where games that lead up to it are missing. */
  readonly rating: Interval | null;
  /** Null for the lowest, and where its games are missing. */
  readonly step: { readonly below: BotLevel; readonly ahead: Interval } | null;
}

const isOnLadder = (level: BotLevel): level is Rung['level'] => level !== 'first';

export const rungsOf = ({ steps, ratings }: Ladder, game: GameId, preset: string): readonly Rung[] => {
  const isHere = (one: { readonly game: GameId; readonly preset: string }): boolean =>
    one.game === game && one.preset === preset;
  const rated = ratings.find(isHere)?.rated ?? [];
  return BOT_LEVELS.filter(isOnLadder)
    .map((level) => ({
      level,
      rating: rated.find((one) => one.level === level) ?? null,
      step: steps.find((one) => isHere(one) && one.level === level) ?? null,
    }))
    .toReversed();
};

export const halfOf = ({ low, high }: Interval): number => (high - low) / 2;

/** Behind the point as many digits as the interval is worth. */
export const digitsOf = (interval: Interval): number => {
  const half = halfOf(interval);
  return half < 1 ? 2 : half < 10 ? 1 : 0;
};
