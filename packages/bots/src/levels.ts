/** The levels of play there are, and who plays them in which game. */
import type { Bot, BotSeat } from './bot.ts';
import { firstBot, randomBot } from './simple.ts';
import { greedyWuhan } from './wuhan/greedy.ts';
import { greedyXuezhan } from './xuezhan/greedy.ts';

export const BOT_LEVELS = ['first', 'random', 'greedy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The level that needs to know its game: one line a ruleset. */
const GREEDY: Readonly<Record<string, () => Bot>> = {
  xuezhan: () => greedyXuezhan,
  wuhan: () => greedyWuhan,
};

/** Throws for a ruleset that the level does not play. */
export const createBot = (level: BotLevel, seat: BotSeat): Bot => {
  switch (level) {
    case 'first':
      return firstBot();
    case 'random':
      return randomBot(seat);
    case 'greedy': {
      const make = Object.hasOwn(GREEDY, seat.ruleset) ? GREEDY[seat.ruleset] : undefined;
      if (make === undefined) throw new RangeError(`no greedy bot plays ${seat.ruleset}`);
      return make();
    }
  }
};
