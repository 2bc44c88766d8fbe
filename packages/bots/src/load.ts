/**
 * The bots of one game and one level, fetched when they play: who plays Wuhan in a browser needs no others, and who
 * begins meets beginners, who are fetched without all that experts know.
 */
import type { GameId } from '@paiju/engine';
import type { Adviser } from './advice.ts';
import type { BotLevel, BotsByLevel, Learned, Players } from './gameBots.ts';
import { BOT_LEVELS } from './gameBots.ts';
import { withSimple } from './simple.ts';

interface Load {
  players(): Promise<Players>;
  expert(): Promise<Adviser>;
  learned(): Promise<Learned>;
}

const LOAD = {
  xuezhan: {
    players: async () => (await import('./xuezhan/players.ts')).XUEZHAN_PLAYERS,
    expert: async () => (await import('./xuezhan/expert.ts')).expertXuezhan,
    learned: async () => (await import('./xuezhan/learned.ts')).XUEZHAN_LEARNED,
  },
  wuhan: {
    players: async () => (await import('./wuhan/players.ts')).WUHAN_PLAYERS,
    expert: async () => (await import('./wuhan/expert.ts')).expertWuhan,
    learned: async () => (await import('./wuhan/learned.ts')).WUHAN_LEARNED,
  },
  haiyuki: {
    players: async () => (await import('./haiyuki/players.ts')).HAIYUKI_PLAYERS,
    expert: async () => (await import('./haiyuki/expert.ts')).expertHaiyuki,
    learned: async () => (await import('./haiyuki/learned.ts')).HAIYUKI_LEARNED,
  },
} satisfies Readonly<Record<GameId, Load>>;

const fetched = async (
  { players, expert, learned }: Load,
  level: BotLevel,
): Promise<Partial<BotsByLevel>> => {
  if (level === 'net' || level === 'search') return learned();
  if (level !== 'expert') return withSimple(await players());
  const adviser = await expert();
  return { expert: () => adviser };
};

export const loadBot = async <Level extends BotLevel>(
  ruleset: string,
  level: Level,
): Promise<BotsByLevel[Level]> => {
  if (!Object.hasOwn(LOAD, ruleset)) throw new RangeError(`there are no bots for ${ruleset}`);
  if (!BOT_LEVELS.includes(level)) throw new RangeError(`there is no bot of level ${level}`);
  const bots = await fetched(LOAD[ruleset as GameId], level);
  // Everybody is among those that are fetched for it.
  return bots[level] as BotsByLevel[Level];
};
