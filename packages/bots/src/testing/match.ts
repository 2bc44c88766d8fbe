/** Whole matches between bots, for tests. */
import type { AnyAction, Seed } from '@paiju/engine';
import { at, bySeat, GAMES, Match, seedOf } from '@paiju/engine';
import type { BotLevel } from '../levels.ts';
import { createBot } from '../levels.ts';

export const PRESETS = Object.entries(GAMES.xuezhan.rules.options.presets);

export const seedNumber = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

/** Plays a match to its end. Throws where a bot does something that is not allowed. */
export const playMatch = (options: object, seed: number, levels: readonly BotLevel[]): Match => {
  const match = new Match(GAMES.xuezhan, { options, chance: { seed: seedNumber(seed) }, players: levels });
  const { rules } = match;
  const bots = bySeat(rules.seats, (seat) =>
    createBot(at(levels, seat), { seed: seedNumber(seed), seat, ruleset: rules.id }),
  );
  while (!match.isOver) {
    if (match.betweenRounds) match.begin();
    const [seat] = match.toAct;
    if (seat === undefined) throw new Error('nobody is to act');
    const action: AnyAction = at(bots, seat).choose(
      rules.view(match.state, seat),
      rules.legal(match.state, seat),
    );
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(`${levels[seat]} at seat ${seat}: ${done.error.code}`);
  }
  return match;
};

/** What a seat has gained or lost. */
export const gains = (match: Match): number[] => match.balances.map((own) => own - match.startPoints);

export const winsIn = (match: Match): number =>
  match.history.flatMap(({ events }) => events).filter(({ type }) => type === 'won').length;
