/** The daily deal: one seed for everyone on a date, and the result as a text to send around. */
import type { BySeat, GameId, Seat, Seed } from '@paiju/engine';
import { at, ranking, seedOf } from '@paiju/engine';
import { sha256 } from '@paiju/engine/fair';
import type { Choice, Level } from '../../store/choices.ts';
import { defaultChoice } from '../../store/choices.ts';

/** The date everywhere at once: `2026-11-16`, in UTC. */
export const dailyDate = (now: number): string => new Date(now).toISOString().slice(0, 10);

export const dailySeed = (ruleset: GameId, date: string): Seed =>
  seedOf(sha256(`paiju daily ${ruleset} ${date}`));

/** The same rules and the same company for everyone, or results could not be compared. */
export const dailyChoice = (ruleset: GameId): Choice => {
  const choice = defaultChoice(ruleset);
  return { ...choice, bots: choice.bots.map(() => DAILY_LEVEL) };
};

const DAILY_LEVEL: Level = 'expert';

export interface DailyResult {
  readonly rank: number;
  readonly points: number;
  readonly medal: string;
}

const MEDALS = ['🥇', '🥈', '🥉'];

export const dailyResult = (points: BySeat<number>, seat: Seat): DailyResult => {
  const rank = ranking([...points]).find((each) => each.seat === seat)?.rank ?? points.length;
  return { rank, points: at(points, seat), medal: rank < points.length ? (MEDALS[rank - 1] ?? '🀫') : '🀫' };
};
