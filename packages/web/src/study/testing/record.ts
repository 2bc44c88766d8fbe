/** Records for tests: a match that bots play against each other. */
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { Game, Seed } from '@paiju/engine';
import { headerLine, Match, seedOf } from '@paiju/engine';

/** Quick ones. */
const LEVEL = 'greedy';

/** The whole record, or `most` actions of it. */
export const testRecord = (game: Game, digit: string, most = Number.POSITIVE_INFINITY): string => {
  const seed: Seed = seedOf(digit.repeat(64));
  const { rules } = game;
  const options = Object(rules.options.presets[rules.options.defaultPreset]) as object;
  const players = Array.from({ length: rules.seats }, (_, seat) => `p${seat}`);
  const match = new Match(game, { options, chance: { seed }, players });
  const bots = players.map((_, seat) => createBot(LEVEL, { seed, seat, ruleset: rules.id }));
  const lines = [headerLine(rules, match.terms)];
  let actions = 0;
  for (const step of playOut(match, bots)) {
    lines.push(...stepLines(match, step));
    if (step.by !== null) actions += 1;
    if (actions === most) break;
  }
  return lines.join('\n');
};
