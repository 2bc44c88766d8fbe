/** The bots of one game, fetched when it is played: who plays Wuhan in a browser needs no others. */
import type { GameId } from '@paiju/engine';
import type { BotsByLevel, GameBots } from './gameBots.ts';
import { withSimple } from './simple.ts';

const LOAD = {
  xuezhan: async () => (await import('./xuezhan/index.ts')).XUEZHAN_BOTS,
  wuhan: async () => (await import('./wuhan/index.ts')).WUHAN_BOTS,
  haiyuki: async () => (await import('./haiyuki/index.ts')).HAIYUKI_BOTS,
} satisfies Readonly<Record<GameId, () => Promise<GameBots>>>;

export const loadBots = async (ruleset: string): Promise<BotsByLevel> => {
  if (!Object.hasOwn(LOAD, ruleset)) throw new RangeError(`there are no bots for ${ruleset}`);
  return withSimple(await LOAD[ruleset as GameId]());
};
