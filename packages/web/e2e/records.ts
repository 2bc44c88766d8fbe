/** Whole games to look at, without anybody having to play them in a browser: bots do, here and now. */
import type { BotLevel } from '@paiju/bots';
import { createBot, playOut, stepLines } from '@paiju/bots';
import type { Game, GameId, MatchTerms, Seed } from '@paiju/engine';
import { GAMES, headerLine, Match, seedOf } from '@paiju/engine';
import type { Page } from 'playwright-core';
import { Film } from '../src/study/film.ts';
import { id } from './look.ts';

const SEED = seedOf('7'.repeat(64));
const LEVEL: BotLevel = 'greedy';

interface Special {
  /** Instead of what the preset has. */
  readonly changes?: object;
  readonly seed?: Seed;
  /** Who sits in the first seat, the page's own. */
  readonly first?: BotLevel;
}

/** The record of a match between bots; always the same. */
export const recordOf = (
  ruleset: GameId,
  preset: string = GAMES[ruleset].rules.options.defaultPreset,
  { changes = {}, seed = SEED, first = LEVEL }: Special = {},
): string => {
  const game: Game = GAMES[ruleset];
  const { rules } = game;
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const options = { ...(rules.options.presets[preset] as object), ...changes };
  const terms: MatchTerms = {
    options,
    chance: { seed },
    players: seats.map((seat) => `Player ${seat + 1}`),
  };
  const match = new Match(game, terms);
  const bots = seats.map((seat) => createBot(seat === 0 ? first : LEVEL, { seed, seat, ruleset }));
  const lines = [headerLine(rules, terms)];
  for (const step of playOut(match, bots)) lines.push(...stepLines(match, step));
  return lines.join('\n');
};

/** One in which the first seat makes mistakes that a review tells. */
export const carelessRecord = (ruleset: GameId): string =>
  recordOf(ruleset, undefined, { first: 'novice', seed: seedOf('3'.repeat(64)) });

/** Found by trying: a duel in which the first seat exchanges tiles before the first draw, and takes a discard back later. */
export const exchangingDuel = (): string =>
  recordOf('haiyuki', 'rulebook', {
    changes: { seat0: 'smash', seat1: 'yuri' },
    seed: seedOf('22'.repeat(32)),
  });

/** The first step of a film in which something happens, or a skill is used: by what the rules call it. -1 where it never does. */
export const stepWith = (record: string, what: string): number => {
  const film = Film.open(record);
  if (!film.ok) throw new Error('the record does not play');
  return film.value.steps.findIndex(({ events }) =>
    events.some(({ type, ...event }) => type === what || ('skill' in event && event.skill === what)),
  );
};

/** Opens a record from home, as a file; the page then shows it. */
export const openRecord = async (page: Page, text: string): Promise<void> => {
  const file = { name: 'game.jsonl', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator(id('open-record')).setInputFiles(file);
  await page.locator(id('replay-step')).waitFor();
};
