/** What a discard gives away. */
import type { Tile } from '@paiju/engine';
import type { ExpertSight } from './expertSight.ts';

/**
 * What others in play, so many of them, take of what is put down for them: where a winner leaves they let a small win go while
 * three would pay for a draw of their own, and wait no longer once there are few.
 */
const TAKEN: readonly number[] = [1, 1.35, 0.95, 0.55];

/** What a discard of this tile gives away on average: each winner is paid. */
export const riskOf = ({ rivals, options }: ExpertSight, tile: Tile): number => {
  let risk = 0;
  for (const { wins, points } of rivals) risk += (wins[tile] ?? 0) * (points[tile] ?? 0);
  return options.afterWin === 'leave' ? risk * (TAKEN[rivals.length] ?? 1) : risk;
};

/** The chance that somebody wins on this tile. */
export const dealInChance = ({ rivals }: ExpertSight, tile: Tile): number => {
  let none = 1;
  for (const { wins } of rivals) none *= 1 - (wins[tile] ?? 0);
  return 1 - none;
};
