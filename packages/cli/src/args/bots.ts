/** `--bots greedy` or `--bots greedy,random,first`. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import { UsageError, unknown } from '../edge/failure.ts';
import { listed } from '../text/listing.ts';

/** One level for everyone, or one for each bot. */
export const readBots = (text: string, count: number): BotLevel[] => {
  const levels = text.split(',').map((name) => levelOf(name.trim()));
  const [only] = levels;
  if (levels.length === 1 && only !== undefined) return Array.from({ length: count }, () => only);
  if (levels.length === count) return levels;
  throw new UsageError(
    `--bots names ${levels.length} bots; allowed: 1 for all or ${count}, separated by commas`,
  );
};

/** As many as there are seats, in the order they sit; or others, each named once, who meet two by two. */
export const readContestants = (text: string, seats: number): BotLevel[] => {
  const levels = text.split(',').map((name) => levelOf(name.trim()));
  const known = new Set(levels);
  if (known.size < 2)
    throw new UsageError('--bots names one level only; allowed: two or more different ones');
  if (levels.length !== seats && known.size < levels.length)
    throw new UsageError(
      `--bots names a level twice; allowed: ${seats} bots in any mixture, or different ones, who meet two by two`,
    );
  return levels;
};

const levelOf = (name: string): BotLevel => {
  const level = BOT_LEVELS.find((known) => known === name);
  if (level === undefined) throw unknown('bot', name, BOT_LEVELS);
  return level;
};

/** `first, random or greedy` */
export const levelsText = (): string => listed(BOT_LEVELS, 'or');
