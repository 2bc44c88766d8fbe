/** What the deal of the day is played by: the same for everybody, and for the bots that are compared with them. */
import { setImmediate as breath } from 'node:timers/promises';
import type { BotLevel } from '@paiju/bots';
import { createBot } from '@paiju/bots';
import type { BySeat, GameId } from '@paiju/engine';
import { GAMES, Match, readRecord, seedOf } from '@paiju/engine';
import type { TableTerms } from '@paiju/protocol';
import type { Entry, Sitter } from '../sittings/entries.ts';
import { headerFor } from '../sittings/matches.ts';
import type { Person } from '../sittings/wishes.ts';
import type { Deal } from '../store/dailyDeals.ts';

/** Who sits in the other chairs. */
const COMPANY: BotLevel = 'expert';
/** Who is compared. */
export const COMPARED = ['novice', 'greedy', 'expert'] as const satisfies readonly BotLevel[];
/** Bots play as they do at tables online. */
const BOT_SEED = seedOf('0'.repeat(64));

/** Nobody waits for anybody, and nobody may look over a shoulder. */
const termsFor = (ruleset: GameId): TableTerms => ({
  ...{ ruleset, preset: GAMES[ruleset].rules.options.defaultPreset, changes: {}, clock: 'none' },
  ...{ watchDelayS: 0, isListed: false },
});

const chairsWith = (game: GameId, first: Sitter): BySeat<Sitter> =>
  Array.from({ length: GAMES[game].rules.seats }, (_, seat) =>
    seat === 0 ? first : { is: 'bot', level: COMPANY },
  );

export const dailyTable = ({ day, game }: Deal, seed: string, { id, name, face }: Person): Entry => ({
  type: 'opened',
  terms: termsFor(game),
  chairs: chairsWith(game, { is: 'person', guest: id, name, face }),
  made: { for: 'daily', day, seed },
});

/** A bot's points with it, and those of its company. Whoever plays at tables here meanwhile is not held up. */
export const botPoints = async ({ game }: Deal, seed: string, level: BotLevel): Promise<BySeat<number>> => {
  const header = headerFor(termsFor(game), chairsWith(game, { is: 'bot', level }), { seed });
  const record = readRecord(GAMES, `${header}\n`);
  if (!record.ok) throw new Error(`the deal of the day cannot be read: ${record.error.code}`);
  const match = new Match(record.value.game, record.value.terms);
  const { rules } = match;
  const bots = Array.from({ length: rules.seats }, (_, seat) =>
    createBot(seat === 0 ? level : COMPANY, { seed: BOT_SEED, seat, ruleset: game }),
  );
  while (!match.isOver) {
    await breath();
    if (match.betweenRounds) match.begin();
    const [seat] = match.toAct;
    if (seat === undefined) continue;
    const chosen = bots[seat]?.choose(rules.view(match.state, seat), rules.legal(match.state, seat));
    if (chosen == null || !match.act(seat, chosen).ok)
      throw new Error(`a bot of level ${level} does not go on`);
  }
  return match.balances;
};
