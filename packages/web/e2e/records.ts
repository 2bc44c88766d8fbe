/** Whole games to look at, without anybody having to play them in a browser: bots do, here and now. */
import type { BotLevel } from '@paiju/bots';
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { Game, GameId, MatchTerms } from '@paiju/engine';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { id } from './look.ts';

const SEED = seedOf('7'.repeat(64));
const LEVEL: BotLevel = 'greedy';

/** The record of a match between bots; always the same. */
export const recordOf = (
  ruleset: GameId,
  preset: string = GAMES[ruleset].rules.options.defaultPreset,
): string => {
  const game: Game = GAMES[ruleset];
  const { rules } = game;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const options = rules.options.presets[preset] as object;
  const terms: MatchTerms = {
    options,
    chance: { seed: SEED },
    players: seats.map((seat) => `Player ${seat + 1}`),
  };
  const match = new Match(game, terms);
  const bots = seats.map((seat) => createBot(LEVEL, { seed: SEED, seat, ruleset }));
  const lines = [headerLine(rules, terms)];
  for (const step of playOut(match, bots)) lines.push(...stepLines(match, step));
  return lines.join('\n');
};

/** Opens a record from home, as a file; the page then shows it. */
export const openRecord = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator(id('open-record')).setInputFiles(file);
  await page.locator(id('replay-step')).waitFor();
};
