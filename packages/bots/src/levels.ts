/** Who plays a level in a game. */
import type { GameId } from '@paiju/engine';
import { isGameId } from '@paiju/engine';
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import type { AdviserLevel, BotLevel, GameBots, SimpleLevel } from './gameBots.ts';
import { HAIYUKI_BOTS } from './haiyuki/index.ts';
import { firstBot, randomBot } from './simple.ts';
import { WUHAN_BOTS } from './wuhan/index.ts';
import { XUEZHAN_BOTS } from './xuezhan/index.ts';

const BOTS = {
  xuezhan: XUEZHAN_BOTS,
  wuhan: WUHAN_BOTS,
  haiyuki: HAIYUKI_BOTS,
} satisfies Readonly<Record<GameId, GameBots>>;

const SIMPLE: Readonly<Record<SimpleLevel, (seat: BotSeat) => Bot>> = { first: firstBot, random: randomBot };

/** A game nobody has bots for is our own bug, whatever the level. */
const botsOf = (ruleset: string): typeof SIMPLE & GameBots => {
  if (!isGameId(ruleset)) throw new RangeError(`there are no bots for ${ruleset}`);
  return { ...SIMPLE, ...BOTS[ruleset] };
};

export const createBot = (level: BotLevel, seat: BotSeat): Bot => botsOf(seat.ruleset)[level](seat);

export const createAdviser = (level: AdviserLevel, seat: BotSeat): Adviser =>
  botsOf(seat.ruleset)[level](seat);
