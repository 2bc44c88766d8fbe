/** The public surface of the bots, listed by hand. */
export type { Bot, BotSeat } from './bot.ts';
export type { BotLevel } from './levels.ts';
export { BOT_LEVELS, createBot, levelsOf } from './levels.ts';
