/** Whole matches between bots, for tests. */
import type { Game, GameId, Seed } from '@paiju/engine';
import { at, bySeat, GAME_IDS, GAMES, Match, seedOf } from '@paiju/engine';
import type { BotLevel } from '../gameBots.ts';
import { createBot } from '../levels.ts';
import { playOut } from '../playOut.ts';

/** A game and the options it is played with. */
export interface Table {
  readonly game: Game;
  readonly options: object;
}

/** Every preset of every game. */
export const TABLES: readonly (readonly [name: string, table: Table, id: GameId])[] = GAME_IDS.flatMap(
  (id) => {
    const game: Game = GAMES[id];
    return Object.entries(game.rules.options.presets).map(
      ([preset, options]) => [`${id} ${preset}`, { game, options }, id] as const,
    );
  },
);

export const seedNumber = (n: number): Seed => seedOf(n.toString(16).padStart(64, '0'));

/** Enough to see whether a search goes wrong. */
const FEW_WORLDS = { worlds: 2 };

/** Plays a match to its end. Throws where a bot does something that is not allowed. */
export const playMatch = ({ game, options }: Table, seed: number, levels: readonly BotLevel[]): Match => {
  const match = new Match(game, { options, chance: { seed: seedNumber(seed) }, players: levels });
  const { rules } = match;
  const bots = bySeat(rules.seats, (seat) =>
    createBot(at(levels, seat), { seed: seedNumber(seed), seat, ruleset: rules.id, budget: FEW_WORLDS }),
  );
  for (const _ of playOut(match, bots));
  return match;
};

/** What a seat has gained or lost. */
export const gains = (match: Match): number[] => match.balances.map((each) => each - match.startPoints);

export const winsIn = (match: Match): number =>
  match.history.flatMap(({ events }) => events).filter(({ type }) => type === 'won').length;
