/** What the difference between two actions is said to be: a range, or nothing where it cannot be told from nothing. */
import type { GameId } from '@paiju/engine';

export interface Cost {
  readonly low: number;
  readonly high: number;
}

/**
 * What smaller stated differences came to when they were played out cannot be told from nothing, all presets of a game together:
 * the tables that `npm run calibrate` writes into docs/bots.md.
 */
const LEAST = { xuezhan: 0.5, wuhan: 15, haiyuki: 100 } satisfies Readonly<Record<GameId, number>>;

/** Null where both are about equal. Each range is twice as wide as the one below it: more exactly nobody knows. */
export const costOf = (ruleset: string, points: number): Cost | null => {
  const least = Object.hasOwn(LEAST, ruleset) ? LEAST[ruleset as GameId] : 0;
  if (points < least || points <= 0) return null;
  if (least === 0) return { low: points, high: points };
  let low = least;
  while (points >= 2 * low) low *= 2;
  return { low, high: 2 * low };
};
