/**
 * How strong bots are on each ladder, as their matches with each other say; nothing that happens here changes it.
 * `npm run ratings -- play 20` plays these matches and writes the numbers, and a test holds them to the results that are kept.
 */
import type { Ladder } from '@paiju/protocol';
import { RATED_LEVELS } from '@paiju/protocol';
import type { Strength } from './rating.ts';
import { NEWCOMER } from './rating.ts';

export type RatedLevel = (typeof RATED_LEVELS)[number];

export const ANCHORS: Readonly<Record<Ladder, Readonly<Record<RatedLevel, number>>>> = {
  'xuezhan-bury3': { random: 211, novice: 1250, greedy: 1750, expert: 1908 },
  'xuezhan-sichuan': { random: -67, novice: 1290, greedy: 1710, expert: 1918 },
  'wuhan-koukou': { random: 975, novice: 1353, greedy: 1647, expert: 1694 },
  'wuhan-hongzhong': { random: 962, novice: 1341, greedy: 1659, expert: 1773 },
  'haiyuki-rulebook': { random: 198, novice: 1460, greedy: 1540, expert: 1617 },
};

/** How sure the numbers are. */
const DEVIATION = 10;

const isRated = (level: string | null): level is RatedLevel => RATED_LEVELS.some((known) => known === level);

/** A level that was not measured says as little as somebody who is new. */
export const anchorOf = (ladder: Ladder, level: string | null): Strength =>
  isRated(level) ? { mean: ANCHORS[ladder][level], deviation: DEVIATION } : NEWCOMER;

/** The bot that plays most like somebody of this strength. */
export const levelNear = (ladder: Ladder, mean: number): RatedLevel =>
  RATED_LEVELS.reduce((best, level) =>
    Math.abs(ANCHORS[ladder][level] - mean) < Math.abs(ANCHORS[ladder][best] - mean) ? level : best,
  );
