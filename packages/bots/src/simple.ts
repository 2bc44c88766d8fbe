/** Bots that know no game: they play every ruleset. */
import type { AnyAction } from '@paiju/engine';
import { Stream } from '@paiju/engine';
import type { Bot, BotSeat } from './bot.ts';
import type { BotsByLevel, Players, SimpleLevel } from './gameBots.ts';

/** Always the first legal action: golden playthroughs use it, for they should change only when the rules do. */
const firstBot = (): Bot => ({ choose: (_view, legal) => pick(legal, 0) });

/**
 * Any legal action, all equally likely. Four random bots of one game share its seed: the seat takes the place of the
 * round number in the stream, so that each draws numbers of its own, and goes on drawing from round to round.
 */
const randomBot = ({ seed, seat }: BotSeat): Bot => {
  const stream = new Stream({ seed, round: seat, name: 'bot' });
  return { choose: (_view, legal) => pick(legal, stream.below(Math.max(legal.length, 1))) };
};

const SIMPLE: Pick<BotsByLevel, SimpleLevel> = { first: firstBot, random: randomBot };

/** They sit beside the bots that a game has of its own. */
export const withSimple = <Bots extends Players>(bots: Bots): Bots & Pick<BotsByLevel, SimpleLevel> => ({
  ...SIMPLE,
  ...bots,
});

const pick = (legal: readonly AnyAction[], index: number): AnyAction => {
  const action = legal[index];
  if (action === undefined) throw new RangeError('a bot was asked without a legal action');
  return action;
};
