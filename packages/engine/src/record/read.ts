/** Reads a record written by us or by anyone: every line is checked for its form before anything is replayed. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { isSeed } from '../core/seed.ts';
import { resolveOptions } from '../play/options.ts';
import type { AnyAction } from '../play/ruleset.ts';
import { withTiles } from './codes.ts';
import type { Chance, Game, MatchTerms } from './game.ts';
import { isVersion, optionsSince } from './versions.ts';
import { RECORD_FORMAT } from './write.ts';

/** What is wrong with a record and on which line, counted from 1. */
export interface RecordProblem {
  readonly line: number;
  readonly code: string;
  readonly detail: string;
}

/** One line after the header, parsed. Only actions are needed; the rest is there to be checked. */
export interface RecordEntry {
  readonly line: number;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface GameRecord {
  readonly game: Game;
  readonly terms: MatchTerms;
  readonly entries: readonly RecordEntry[];
}

export type Games = Readonly<Record<string, Game>>;

export const readRecord = (games: Games, text: string): Result<GameRecord, RecordProblem> => {
  const entries: RecordEntry[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parseObject(line);
    if (value === null) return fail({ line: i + 1, code: 'not-json', detail: 'the line is no JSON object' });
    entries.push({ line: i + 1, value });
  }
  const [header, ...rest] = entries;
  if (header === undefined) return fail({ line: 1, code: 'empty', detail: 'the record is empty' });
  const read = readHeader(games, header);
  return read.ok ? ok({ ...read.value, entries: rest }) : read;
};

const parseObject = (line: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readHeader = (
  games: Games,
  { line, value }: RecordEntry,
): Result<{ readonly game: Game; readonly terms: MatchTerms }, RecordProblem> => {
  const refuse = (code: string, detail: string): { readonly ok: false; readonly error: RecordProblem } =>
    fail({ line, code, detail });
  if (value.paiju !== 'record') return refuse('not-a-record', 'the first line is no Paiju record header');
  if (value.format !== RECORD_FORMAT) return refuse('unknown-format', `format ${RECORD_FORMAT} is read`);
  const id = value.ruleset;
  const game = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) return refuse('unknown-ruleset', `known are ${Object.keys(games).join(', ')}`);
  const { rules } = game;
  const { version } = value;
  if (!isVersion(rules, version))
    return refuse('other-version', `${rules.id} is at version ${rules.version}`);
  if (!isObject(value.options)) return refuse('bad-options', 'options must be an object');
  const written = optionsSince(rules.options, version, value.options);
  if (!written.ok) return refuse('bad-options', JSON.stringify(written.error));
  const missing = Object.keys(rules.options.fields).filter((key) => !Object.hasOwn(written.value, key));
  if (missing.length > 0) return refuse('bad-options', `missing: ${missing.join(', ')}`);
  const options = resolveOptions(rules.options, rules.options.defaultPreset, written.value);
  if (!options.ok) return refuse('bad-options', JSON.stringify(options.error));
  const chance = readChance(game, value, options.value, version);
  if (chance === null)
    return refuse('bad-chance', 'a seed of 64 hexadecimal digits or a list of deals is needed');
  const { players } = value;
  if (!isNames(players, rules.seats)) return refuse('bad-players', `${rules.seats} names are needed`);
  return ok({ game, terms: { options: options.value, chance, players } });
};

const isNames = (value: unknown, seats: number): value is string[] =>
  Array.isArray(value) && value.length === seats && value.every((name) => typeof name === 'string');

const readChance = (
  game: Game,
  header: Readonly<Record<string, unknown>>,
  options: object,
  version: number,
): Chance | null => {
  const { seed, deals } = header;
  if (typeof seed === 'string' && deals === undefined) return isSeed(seed) ? { seed } : null;
  if (!Array.isArray(deals) || seed !== undefined || !deals.every(isObject)) return null;
  const written = deals.map((deal) => withTiles(game.rules.tiles, deal) as object);
  return written.every((deal) => game.rules.isDeal(deal, options, version)) ? { deals: written } : null;
};

/** The action of a line, or null if it is none; whether it is legal is for the game to say. */
export const actionOf = (game: Game, { value }: RecordEntry): { seat: Seat; action: AnyAction } | null => {
  const { seat, action, ...rest } = value;
  if (Object.keys(rest).length > 0) return null;
  if (typeof seat !== 'number' || !isObject(action) || typeof action.type !== 'string') return null;
  return { seat, action: withTiles(game.rules.tiles, action) as AnyAction };
};
