/** `--bots greedy` or `--bots greedy,random,first`. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import { UsageError, unknown } from '../edge/failure.ts';

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

const levelOf = (name: string): BotLevel => {
  const level = BOT_LEVELS.find((known) => known === name);
  if (level === undefined) throw unknown('bot', name, BOT_LEVELS);
  return level;
};
