import type { Game } from '@paiju/engine';
import { GAME_IDS, GAMES, Match } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { BotLevel } from './gameBots.ts';
import { BOT_LEVELS } from './gameBots.ts';
import { createBot } from './levels.ts';
import { loadBot } from './load.ts';
import { seedNumber } from './testing/match.ts';

/** The first decision of a match. */
const openingOf = (game: Game) => {
  const { rules } = game;
  const options = rules.options.presets[rules.options.defaultPreset] as object;
  const match = new Match(game, { options, chance: { seed: seedNumber(5) }, players: [] });
  match.begin();
  const [seat = 0] = match.toAct;
  return { seat, view: rules.view(match.state, seat), legal: rules.legal(match.state, seat) };
};

test.each(GAME_IDS.flatMap((id) => BOT_LEVELS.map((level) => [id, level] as const)))(
  'who is fetched for %s plays %s as everywhere',
  async (ruleset, level) => {
    const { seat, view, legal } = openingOf(GAMES[ruleset]);
    const place = { seed: seedNumber(1), seat, ruleset, budget: { worlds: 2 } };
    const fetched = (await loadBot(ruleset, level))(place);
    expect(fetched.choose(view, legal)).toEqual(createBot(level, place).choose(view, legal));
  },
);

test.each(['', 'fourth', 'constructor'])('nobody is fetched for %j', async (ruleset) => {
  await expect(loadBot(ruleset, 'novice')).rejects.toThrow(RangeError);
});

test.each(['', 'best', 'constructor'])('nor is anybody of level %j', async (level) => {
  await expect(loadBot('wuhan', level as BotLevel)).rejects.toThrow(RangeError);
});
