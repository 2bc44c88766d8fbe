/**
 * The bots of one game and one level, fetched when they play: who plays Wuhan in a browser needs no others, and who
 * begins meets beginners, who are fetched without all that experts know.
 */
import type { GameId } from '@paiju/engine';
import type { Adviser } from './advice.ts';
import type { Advisers, BotLevel, BotsByLevel, Players } from './gameBots.ts';
import { BOT_LEVELS } from './gameBots.ts';
import { withSimple } from './simple.ts';

interface Load {
  players(): Promise<Players>;
  expert(): Promise<Adviser>;
  net(): Promise<Advisers['net']>;
  search(): Promise<Advisers['search']>;
}

const LOAD = {
  xuezhan: {
    players: async () => (await import('./xuezhan/players.ts')).XUEZHAN_PLAYERS,
    expert: async () => (await import('./xuezhan/expert.ts')).expertXuezhan,
    net: async () => (await import('./xuezhan/net.ts')).netXuezhan,
    search: async () => (await import('./xuezhan/search.ts')).searchXuezhan,
  },
  wuhan: {
    players: async () => (await import('./wuhan/players.ts')).WUHAN_PLAYERS,
    expert: async () => (await import('./wuhan/expert.ts')).expertWuhan,
    net: async () => (await import('./wuhan/net.ts')).netWuhan,
    search: async () => (await import('./wuhan/search.ts')).searchWuhan,
  },
  haiyuki: {
    players: async () => (await import('./haiyuki/players.ts')).HAIYUKI_PLAYERS,
    expert: async () => (await import('./haiyuki/expert.ts')).expertHaiyuki,
    net: async () => (await import('./haiyuki/net.ts')).netHaiyuki,
    search: async () => (await import('./haiyuki/search.ts')).searchHaiyuki,
  },
} satisfies Readonly<Record<GameId, Load>>;

const fetched = async (load: Load, level: BotLevel): Promise<Partial<BotsByLevel>> => {
  switch (level) {
    case 'expert': {
      const adviser = await load.expert();
      return { expert: () => adviser };
    }
    case 'net':
      return { net: await load.net() };
    case 'search':
      return { search: await load.search() };
    default:
      return withSimple(await load.players());
  }
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
