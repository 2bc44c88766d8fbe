/** Reads a record written by us or by anyone: every line is checked for its form before anything is replayed. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { isSeed } from '../core/seed.ts';
import { isObject } from '../input/json.ts';
import { isName, LONGEST_NAME } from '../input/name.ts';
import { resolveOptions } from '../play/options.ts';
import type { AnyAction } from '../play/ruleset.ts';
import { withTiles } from './codes.ts';
import type { RecordEntry } from './entries.ts';
import { BEFORE_ALL, entryOf, LONGEST_HEADER, linesIn, RecordEntries } from './entries.ts';
import type { Chance, Game, MatchTerms } from './game.ts';
import { optionsProblem } from './optionsProblem.ts';
import type { RecordProblem } from './problem.ts';
import { isVersion, optionsSince } from './versions.ts';
import { RECORD_FORMAT } from './write.ts';

export interface GameRecord {
  readonly game: Game;
  /** Of the game's rules when it was written. */
  readonly version: number;
  readonly terms: MatchTerms;
  /** The first line as it is written, with what is not needed for play. */
  readonly header: RecordEntry;
  readonly entries: RecordEntries;
}

export type Games = Readonly<Record<string, Game>>;

/** In bytes, which are no fewer than its characters. A match of 1,000 deals, the longest that options allow, has 17 million. */
export const LARGEST_RECORD = 32_000_000;

/** Never throws, whatever it is given. */
export const readRecord = (games: Games, text: string): Result<GameRecord, RecordProblem> => {
  if (text.length > LARGEST_RECORD)
    return fail({ line: 1, code: 'too-large', detail: `a record has at most ${LARGEST_RECORD} bytes` });
  const first = linesIn(text, BEFORE_ALL).next().value;
  if (first === undefined) return fail({ line: 1, code: 'empty', detail: 'the record is empty' });
  const header = entryOf(first, LONGEST_HEADER);
  if (!header.ok) return header;
  const read = readHeader(games, header.value);
  if (!read.ok) return read;
  const entries = RecordEntries.after(text, first);
  return entries.ok ? ok({ ...read.value, header: header.value, entries: entries.value }) : entries;
};

const readHeader = (
  games: Games,
  { line, text, value }: RecordEntry,
): Result<Omit<GameRecord, 'header' | 'entries'>, RecordProblem> => {
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
  if (!written.ok) return fail({ line, ...optionsProblem(rules.id, written.error, text) });
  const missing = Object.keys(rules.options.fields).filter((key) => !Object.hasOwn(written.value, key));
  if (missing.length > 0) return refuse('bad-options', `options that are missing: ${missing.join(', ')}`);
  const options = resolveOptions(rules.options, rules.options.defaultPreset, written.value);
  if (!options.ok) return fail({ line, ...optionsProblem(rules.id, options.error, text) });
  const chance = readChance(game, value, options.value, version);
  if (chance === null)
    return refuse('bad-chance', 'a seed of 64 hexadecimal digits or a list of deals is needed');
  const { players } = value;
  if (!isTexts(players, rules.seats)) return refuse('bad-players', `${rules.seats} names are needed`);
  const nameless = players.findIndex((name) => !isName(name));
  if (nameless >= 0) return refuse('bad-name', `the name of seat ${nameless} is not allowed; ${NAMES}`);
  return ok({ game, version, terms: { options: options.value, chance, players } });
};

const NAMES = `allowed: 1 to ${LONGEST_NAME} characters, none of them hidden`;

const isTexts = (value: unknown, seats: number): value is string[] =>
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

/** Actions say tiles, suits and names, and lists of them; rules that compare those should meet nothing else. */
const isFlat = (value: unknown): boolean => (Array.isArray(value) ? value : [value]).every(isPlain);
const isPlain = (value: unknown): boolean => typeof value !== 'object';

/** The action of a line, or null if it is none; whether it is legal is for the game to say. */
export const actionOf = (game: Game, { value }: RecordEntry): { seat: Seat; action: AnyAction } | null => {
  const { seat, action, ...rest } = value;
  if (Object.keys(rest).length > 0) return null;
  if (typeof seat !== 'number' || !isObject(action) || typeof action.type !== 'string') return null;
  if (!Object.values(action).every(isFlat)) return null;
  return { seat, action: withTiles(game.rules.tiles, action) as AnyAction };
};
