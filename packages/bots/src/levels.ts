/** The levels of play there are, and who plays them in which game. */
import type { Account, XuezhanView } from '@paiju/engine';
import { GAMES } from '@paiju/engine';
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import { haiyukiExpert } from './haiyuki/expert.ts';
import { haiyukiPlayer } from './haiyuki/player.ts';
import { searchBot } from './search/search.ts';
import { firstBot, randomBot } from './simple.ts';
import { expertWuhan } from './wuhan/expert.ts';
import { greedyWuhan, noviceWuhan } from './wuhan/greedy.ts';
import { expertXuezhan } from './xuezhan/expert.ts';
import { greedyXuezhan } from './xuezhan/greedy.ts';
import { noviceXuezhan } from './xuezhan/novice.ts';

/** From the weakest to the strongest. */
export const BOT_LEVELS = ['first', 'random', 'novice', 'greedy', 'expert', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

type Players = Readonly<Partial<Record<BotLevel, (seat: BotSeat) => Bot>>>;

/** These know no game and play them all. */
const ANYWHERE: Players = { first: firstBot, random: randomBot };

const BY_GAME: Readonly<Record<string, Players>> = {
  xuezhan: {
    novice: noviceXuezhan,
    greedy: () => greedyXuezhan,
    expert: () => expertXuezhan,
    search: (seat) =>
      searchBot({ game: GAMES.xuezhan, adviser: expertXuezhan, player: greedyXuezhan, isOut: hasLeft }, seat),
  },
  wuhan: {
    novice: noviceWuhan,
    greedy: () => greedyWuhan,
    expert: () => expertWuhan,
    search: (seat) =>
      searchBot({ game: GAMES.wuhan, adviser: expertWuhan, player: greedyWuhan, isOut: NOBODY }, seat),
  },
  haiyuki: {
    novice: haiyukiPlayer(0.4),
    greedy: haiyukiPlayer(0),
    expert: haiyukiExpert,
    search: (seat) =>
      searchBot(
        { game: GAMES.haiyuki, adviser: haiyukiExpert(), player: haiyukiPlayer(0)(seat), isOut: NOBODY },
        seat,
      ),
  },
};

/** who has left neither pays nor is paid. */
const hasLeft = (view: object, account: Account): boolean =>
  account !== 'bank' && (view as XuezhanView).seats[account]?.left === true;
const NOBODY = (): boolean => false;

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

/** The same for whoever wants to know why. Throws where the level has no reasons to give. */
export const createAdviser = (level: BotLevel, seat: BotSeat): Adviser => {
  const bot = createBot(level, seat);
  if (!isAdviser(bot)) throw new RangeError(`${level} gives no reasons in ${seat.ruleset}`);
  return bot;
};

const isAdviser = (bot: Bot): bot is Adviser => 'weigh' in bot;
