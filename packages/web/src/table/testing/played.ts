/** A whole round between bots, as every seat saw it. Only for tests. */
import { createBot } from '@paiju/bots';
import type { AnyAction, Game, Seed } from '@paiju/engine';
import { GAMES, Match } from '@paiju/engine';
import type { SeenTransfer } from '@paiju/protocol';

interface Seen {
  readonly view: object;
  readonly events: readonly object[];
  readonly transfers: readonly SeenTransfer[];
}

/** By moment, then by seat. */
export const played = (ruleset: 'xuezhan' | 'wuhan', seed: Seed): readonly (readonly Seen[])[] => {
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
  const seen = [seenOf(match.begin().events)];
  while (!match.betweenRounds && !match.isOver) {
    const seat = match.toAct[0] ?? 0;
    const legal = rules.legal(match.state, seat);
    const action: AnyAction = bots[seat]?.choose(rules.view(match.state, seat), legal) ?? { type: '' };
    const step = match.act(seat, action);
    if (!step.ok) throw new Error(step.error.code);
    seen.push(seenOf(step.value.events));
  }
  return seen;
};
