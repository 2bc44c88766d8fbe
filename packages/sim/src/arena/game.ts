/** One game of an arena: bots to the end, whatever they do. */
import type { Bot, BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { Game, Seat, Seed } from '@paiju/engine';
import { at, Match } from '@paiju/engine';
import { RoundCounter } from './rounds.ts';
import type { GameResult } from './tally.ts';

export interface ArenaGame {
  readonly options: object;
  readonly seating: readonly BotLevel[];
  /** Of the wall, and of the chance the bots have: with the seed of the wall they could know every tile. */
  readonly seed: Seed;
  readonly botSeed: Seed;
}

/** `seated` gives every level its bot. */
export const playArenaGame = (
  game: Game,
  { options, seating, seed, botSeed }: ArenaGame,
  seated = createBot,
): GameResult => {
  const { rules } = game;
  const bots = seating.map((level, seat) => seated(level, { seed: botSeed, seat, ruleset: rules.id }));
  const match = new Match(game, { options, chance: { seed }, players: seating });
  const count = new RoundCounter(match);
  let faults = 0;
  while (!match.isOver) {
    const [seat] = match.betweenRounds ? [] : match.toAct;
    if (seat === undefined) count.see(match.begin().events);
    else faults += act(match, seat, at(bots, seat), count) ? 0 : 1;
  }
  const seats = match.balances.map((points, seat) => ({
    points: points - match.startPoints,
    ...at(count.seats, seat),
  }));
  return { seating, rounds: count.rounds, seats, faults };
};

/** A bot that throws, or asks for what is not legal, is taken to do the default action. Answers whether it did neither. */
const act = (match: Match, seat: Seat, bot: Bot, count: RoundCounter): boolean => {
  const { rules, state } = match;
  const done = chosen(match, seat, bot);
  if (done?.ok) {
    count.see(done.value.events);
    return true;
  }
  const instead = match.act(seat, rules.defaultAction(state, seat));
  if (!instead.ok) throw new Error(`the default action of ${rules.id} was refused: ${instead.error.code}`);
  count.see(instead.value.events);
  return false;
};

const chosen = (match: Match, seat: Seat, bot: Bot): ReturnType<Match['act']> | null => {
  const { rules, state } = match;
  try {
    return match.act(seat, bot.choose(rules.view(state, seat), rules.legal(state, seat)));
  } catch {
    return null;
  }
};
