/** Records for tests: a match that bots play against each other. */
import { createBot } from '@paiju/bots';
import type { Game, Seed } from '@paiju/engine';
import { actionLine, at, headerLine, linesAfter, Match, seedOf } from '@paiju/engine';

const QUICK_BOT = 'greedy';

/** The whole record; `most` actions of it, if there are more. */
export const testRecord = (game: Game, digit: string, most = Number.POSITIVE_INFINITY): string => {
  const seed: Seed = seedOf(digit.repeat(64));
  const { rules } = game;
  const options = Object(rules.options.presets[rules.options.defaultPreset]) as object;
  const players = Array.from({ length: rules.seats }, (_, seat) => `p${seat}`);
  const match = new Match(game, { options, chance: { seed }, players });
  const bots = players.map((_, seat) => createBot(QUICK_BOT, { seed, seat, ruleset: rules.id }));
  const lines = [headerLine(rules, match.terms)];
  for (let actions = 0; !match.isOver && actions < most; ) {
    if (match.betweenRounds) {
      lines.push(...linesAfter(match, match.begin()));
      continue;
    }
    const [seat = 0] = match.toAct;
    const legal = rules.legal(match.state, seat);
    const action = at(bots, seat).choose(rules.view(match.state, seat), legal);
    const done = match.act(seat, action);
    if (!done.ok) throw new Error(done.error.code);
    lines.push(actionLine(rules, seat, action), ...linesAfter(match, done.value));
    actions += 1;
  }
  return lines.join('\n');
};
