/** The levels of play there are, and who plays them in which game. */
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import { haiyukiExpert } from './haiyuki/expert.ts';
import { haiyukiPlayer } from './haiyuki/player.ts';
import { haiyukiSearch } from './haiyuki/search.ts';
import { searchBot } from './search/search.ts';
import { firstBot, randomBot } from './simple.ts';
import { expertWuhan } from './wuhan/expert.ts';
import { greedyWuhan, noviceWuhan } from './wuhan/greedy.ts';
import { WUHAN_SEARCH } from './wuhan/search.ts';
import { expertXuezhan } from './xuezhan/expert.ts';
import { greedyXuezhan } from './xuezhan/greedy.ts';
import { noviceXuezhan } from './xuezhan/novice.ts';
import { XUEZHAN_SEARCH } from './xuezhan/search.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['first', 'random', 'novice', 'greedy', 'expert', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Those that say why. */
const ADVISER_LEVELS = ['expert', 'search'] as const satisfies readonly BotLevel[];
export type AdviserLevel = (typeof ADVISER_LEVELS)[number];

type Players = Readonly<Partial<Record<BotLevel, (seat: BotSeat) => Bot>>>;
type Advisers = Readonly<Record<AdviserLevel, (seat: BotSeat) => Adviser>>;

/** These know no game and play them all. */
const ANYWHERE: Players = { first: firstBot, random: randomBot };

const BY_GAME: Readonly<Record<string, Omit<Players, AdviserLevel> & Advisers>> = {
  xuezhan: {
    novice: noviceXuezhan,
    greedy: () => greedyXuezhan,
    expert: () => expertXuezhan,
    search: (seat) => searchBot(XUEZHAN_SEARCH, seat),
  },
  wuhan: {
    novice: noviceWuhan,
    greedy: () => greedyWuhan,
    expert: () => expertWuhan,
    search: (seat) => searchBot(WUHAN_SEARCH, seat),
  },
  haiyuki: {
    novice: haiyukiPlayer(0.4),
    greedy: haiyukiPlayer(0),
    expert: haiyukiExpert,
    search: (seat) => searchBot(haiyukiSearch(seat), seat),
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

/** The levels that say why, in a game. */
export const adviserLevels = (ruleset: string): readonly AdviserLevel[] =>
  Object.hasOwn(BY_GAME, ruleset) ? ADVISER_LEVELS : [];

/** Throws for a ruleset in which the level does not say why. */
export const createAdviser = (level: AdviserLevel, seat: BotSeat): Adviser => {
  const advisers = Object.hasOwn(BY_GAME, seat.ruleset) ? BY_GAME[seat.ruleset] : undefined;
  if (advisers === undefined) throw new RangeError(`no ${level} bot advises in ${seat.ruleset}`);
  return advisers[level](seat);
};
