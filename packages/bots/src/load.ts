/**
 * The bots of one game and one level, fetched when they play: who plays Wuhan in a browser needs no others, and who
 * begins meets beginners, who are fetched without all that experts know.
 */
import type { GameId } from '@paiju/engine';
import type { AdviserLevel, BotLevel, BotsByLevel, GameBots, Players } from './gameBots.ts';
import { ADVISER_LEVELS, BOT_LEVELS } from './gameBots.ts';
import { withSimple } from './simple.ts';

interface Load {
  players(): Promise<Players>;
  all(): Promise<GameBots>;
}

const LOAD = {
  xuezhan: {
    players: async () => (await import('./xuezhan/players.ts')).XUEZHAN_PLAYERS,
    all: async () => (await import('./xuezhan/index.ts')).XUEZHAN_BOTS,
  },
  wuhan: {
    players: async () => (await import('./wuhan/players.ts')).WUHAN_PLAYERS,
    all: async () => (await import('./wuhan/index.ts')).WUHAN_BOTS,
  },
  haiyuki: {
    players: async () => (await import('./haiyuki/players.ts')).HAIYUKI_PLAYERS,
    all: async () => (await import('./haiyuki/index.ts')).HAIYUKI_BOTS,
  },
} satisfies Readonly<Record<GameId, Load>>;

const isAdviser = (level: BotLevel): level is AdviserLevel =>
  ADVISER_LEVELS.some((adviser) => adviser === level);

export const loadBot = async <Level extends BotLevel>(
  ruleset: string,
  level: Level,
): Promise<BotsByLevel[Level]> => {
  if (!Object.hasOwn(LOAD, ruleset)) throw new RangeError(`there are no bots for ${ruleset}`);
  if (!BOT_LEVELS.includes(level)) throw new RangeError(`there is no bot of level ${level}`);
  const { players, all } = LOAD[ruleset as GameId];
  const bots: Partial<BotsByLevel> = withSimple(isAdviser(level) ? await all() : await players());
  // Whoever is no adviser is among the players, and all are among all.
  return bots[level] as BotsByLevel[Level];
};
