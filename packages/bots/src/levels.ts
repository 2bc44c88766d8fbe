/** Who plays a level in a game. */
import type { GameId } from '@paiju/engine';
import { isGameId } from '@paiju/engine';
import type { Adviser } from './advice.ts';
import type { Bot, BotSeat } from './bot.ts';
import type { AdviserLevel, BotLevel, BotsByLevel, GameBots } from './gameBots.ts';
import { BOT_LEVELS } from './gameBots.ts';
import { HAIYUKI_BOTS } from './haiyuki/index.ts';
import type { Learner } from './net/learner.ts';
import { withSimple } from './simple.ts';
import { WUHAN_BOTS } from './wuhan/index.ts';
import { XUEZHAN_BOTS } from './xuezhan/index.ts';

const BOTS = {
  xuezhan: XUEZHAN_BOTS,
  wuhan: WUHAN_BOTS,
  haiyuki: HAIYUKI_BOTS,
} satisfies Readonly<Record<GameId, GameBots>>;

/** What the advisers of the games say, as codes. */
export type TermCode = (typeof BOTS)[GameId]['terms'][number];
export type FactCode = (typeof BOTS)[GameId]['facts'][number];

/** A game or a level that nobody plays is a caller's bug, and programmers call us from plain JavaScript too. */
const botOf = <L extends BotLevel>(ruleset: string, level: L): BotsByLevel[L] => {
  if (!isGameId(ruleset)) throw new RangeError(`there are no bots for ${ruleset}`);
  const bots = withSimple(BOTS[ruleset]);
  if (!BOT_LEVELS.includes(level)) throw new RangeError(`there is no bot of level ${level}`);
  return bots[level];
};

export const createBot = (level: BotLevel, seat: BotSeat): Bot => botOf(seat.ruleset, level)(seat);

export const createAdviser = (level: AdviserLevel, seat: BotSeat): Adviser =>
  botOf(seat.ruleset, level)(seat);

/** What networks of a game learn with. */
export const learnerOf = (ruleset: GameId): Learner => BOTS[ruleset].learner;
