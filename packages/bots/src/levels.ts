/** The levels of play there are, and who plays them in which game. */
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import { haiyukiExpert } from './haiyuki/expert.ts';
import { haiyukiPlayer } from './haiyuki/player.ts';
import { firstBot, randomBot } from './simple.ts';
import { greedyWuhan } from './wuhan/greedy.ts';
import { greedyXuezhan } from './xuezhan/greedy.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['first', 'random', 'novice', 'greedy', 'expert'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

type Players = Readonly<Partial<Record<BotLevel, (seat: BotSeat) => Bot>>>;

/** These know no game and play them all. */
const ANYWHERE: Players = { first: firstBot, random: randomBot };

const BY_GAME: Readonly<Record<string, Players>> = {
  xuezhan: { greedy: () => greedyXuezhan },
  wuhan: { greedy: () => greedyWuhan },
  haiyuki: {
    novice: haiyukiPlayer(0.4),
    greedy: haiyukiPlayer(0),
    expert: haiyukiExpert,
  },
};

const playersOf = (ruleset: string): Players =>
  Object.hasOwn(BY_GAME, ruleset) ? { ...ANYWHERE, ...BY_GAME[ruleset] } : ANYWHERE;

/** The levels that play a game. */
export const levelsOf = (ruleset: string): readonly BotLevel[] =>
  BOT_LEVELS.filter((level) => playersOf(ruleset)[level] !== undefined);

/** Throws for a ruleset that the level does not play. */
export const createBot = (level: BotLevel, seat: BotSeat): Bot => {
  const make = playersOf(seat.ruleset)[level];
  if (make === undefined) throw new RangeError(`no ${level} bot plays ${seat.ruleset}`);
  return make(seat);
};

const ADVISERS: Readonly<Record<string, Readonly<Partial<Record<BotLevel, (seat: BotSeat) => Adviser>>>>> = {
  haiyuki: { expert: haiyukiExpert },
};

/** A bot that says why. Throws for a level that gives no reasons in the ruleset. */
export const createAdviser = (level: BotLevel, seat: BotSeat): Adviser => {
  const make = Object.hasOwn(ADVISERS, seat.ruleset) ? ADVISERS[seat.ruleset]?.[level] : undefined;
  if (make === undefined) throw new RangeError(`no ${level} bot advises in ${seat.ruleset}`);
  return make(seat);
};
