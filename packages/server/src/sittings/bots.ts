/** Bots at a table online: they take a moment, and one that searches stops in time, since others wait for the same thread. */
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { Game, Seat, Seed } from '@paiju/engine';
import { seedOf } from '@paiju/engine';
import type { SeatPort } from '@paiju/table';

/** A search that takes longer would be felt at all other tables. */
const SEARCH_MS = 40;
/** What a bot does by chance must not tell of the wall: any seed will do. */
const SEED: Seed = seedOf('0'.repeat(64));

export const botPort = (
  game: Game,
  seat: Seat,
  level: BotLevel,
  think: (signal: AbortSignal) => Promise<void>,
): SeatPort => {
  const ruleset = game.rules.id;
  const budget = { ms: SEARCH_MS, now: () => performance.now() };
  const bot = createBot(level, { seed: SEED, seat, ruleset, budget });
  return {
    observe: () => {},
    choose: async ({ view, legal }, signal) => {
      await think(signal);
      return bot.choose(view, legal);
    },
  };
};
