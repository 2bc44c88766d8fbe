/** A whole round between bots, as every seat saw it. Only for tests. */
import { createBot, playOut } from '@paiju/bots';
import type { Game, GameId, Seed } from '@paiju/engine';
import { GAMES, Match } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';

interface Seen {
  readonly view: object;
  readonly events: readonly object[];
  readonly transfers: readonly SeenTransfer[];
}

/** By moment, then by seat. */
export const played = (ruleset: GameId, seed: Seed): readonly (readonly Seen[])[] => {
  const game: Game = GAMES[ruleset];
  const { rules } = game;
  const options = rules.options.presets[rules.options.defaultPreset] ?? {};
  const match = new Match(game, { options, chance: { seed }, players: ['a', 'b', 'c', 'd'] });
  const bots = [0, 1, 2, 3].map((seat) => createBot('greedy', { seed, seat, ruleset }));
  const seenOf = (events: readonly object[]): Seen[] =>
    bots.map((_, seat) => ({
      view: rules.view(match.state, seat),
      events: events.flatMap((event) => rules.seenBy(options, event as never, seat) ?? []),
      transfers: [],
    }));
  const seen: (readonly Seen[])[] = [];
  for (const { moment } of playOut(match, bots)) {
    seen.push(seenOf(moment.events));
    if (match.betweenRounds) break;
  }
  return seen;
};
