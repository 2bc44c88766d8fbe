/** Requests in JSON, read from outside: everything in them is checked before anything is done. */
import type { BotLevel } from '@paiju/bots';
import { BOT_LEVELS } from '@paiju/bots';
import type { GameId, OptionProblem, Seed } from '@paiju/engine';
import { isGameId, isSeed, resolveOptions } from '@paiju/engine';
import type { BatchPlan, Lineup, SavedMatch } from '@paiju/env';
import { ENV_SPECS, hashedSeed } from '@paiju/env';
import { Refused } from './refused.ts';

export type Fields = Readonly<Record<string, unknown>>;

const refuse = (words: string): never => {
  throw new Refused('bad-request', words);
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields =>
  isFields(value) ? value : refuse('a request is a JSON object');

export const gameIn = ({ game }: Fields): GameId =>
  typeof game === 'string' && isGameId(game)
    ? game
    : refuse(`there is no game ${game}; there are ${Object.keys(ENV_SPECS).join(', ')}`);

/** 64 hexadecimal digits are a seed; any other text is one that has to be hashed, as on the command line. */
export const seedIn = ({ seed }: Fields): Seed => {
  if (typeof seed !== 'string') return refuse('a seed is a text');
  return isSeed(seed) ? seed : hashedSeed(seed);
};

export const countIn = (fields: Fields, name: string, below: number): number => {
  const value = fields[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below
    ? value
    : refuse(`${name} is a whole number from 0 to ${below - 1}, not ${value}`);
};

const flagIn = (fields: Fields, name: string): boolean => {
  const value = fields[name];
  return typeof value === 'boolean' ? value : refuse(`${name} is true or false, not ${value}`);
};

/** Of a preset, with single options changed. */
const optionsIn = ({ preset, options }: Fields, game: GameId): object => {
  const spec = ENV_SPECS[game].game.rules.options;
  const name = preset === null ? spec.defaultPreset : preset;
  if (typeof name !== 'string' || !isFields(options)) return refuse('a preset is a text, options an object');
  const resolved = resolveOptions(spec, name, options);
  return resolved.ok ? resolved.value : refuse(sentence(resolved.error));
};

const sentence = (problem: OptionProblem): string => {
  switch (problem.code) {
    case 'unknown-preset':
      return `there is no preset ${problem.preset}; there are ${problem.allowed.join(', ')}`;
    case 'unknown-option':
      return `there is no option ${problem.option}; there are ${problem.allowed.join(', ')}`;
    case 'bad-value':
      return `the option ${problem.option} cannot be ${JSON.stringify(problem.value)}, but ${problem.allowed}`;
    case 'conflict':
      return `the options ${problem.conflict.options.join(' and ')} do not go together: ${problem.conflict.reason}`;
  }
};

const LEVELS: readonly unknown[] = [null, ...BOT_LEVELS];

const lineupIn = ({ lineup }: Fields, seats: number): Lineup => {
  if (!Array.isArray(lineup) || lineup.length !== seats)
    return refuse(`a lineup has ${seats} entries, one a seat`);
  const stranger = lineup.find((level) => !LEVELS.includes(level));
  if (stranger !== undefined)
    return refuse(
      `there is no bot ${stranger}; there are ${BOT_LEVELS.join(', ')}, and null for a seat that is asked`,
    );
  if (!lineup.includes(null)) return refuse('somebody has to be asked: one entry of the lineup is null');
  return lineup as readonly (BotLevel | null)[];
};

const MOST_ROWS = 65_536;

export const planIn = (fields: Fields): BatchPlan => {
  const game = gameIn(fields);
  const spec = ENV_SPECS[game];
  const rows = countIn(fields, 'rows', MOST_ROWS + 1);
  if (rows === 0) return refuse('there has to be a row');
  return {
    spec,
    rows,
    options: optionsIn(fields, game),
    seed: seedIn(fields),
    lineup: lineupIn(fields, spec.game.rules.seats),
    privileged: flagIn(fields, 'privileged'),
    autoReset: flagIn(fields, 'autoReset'),
  };
};

/** A saved match may have been written anywhere: its options are read again, and its ids are played again. */
export const savedIn = ({ saved }: Fields, { spec }: BatchPlan): SavedMatch => {
  const fields = fieldsIn(saved);
  const { name, ids, options } = fields;
  if (name !== spec.name) return refuse(`a match of ${name} cannot go on in a batch of ${spec.name}`);
  if (!Array.isArray(ids)) return refuse('a saved match has its ids');
  const { id, seats } = spec.game.rules;
  return {
    name,
    ids: ids.map((each) => Number(each)),
    options: optionsIn({ preset: null, options }, id as GameId),
    seed: seedIn(fields),
    match: countIn(fields, 'match', 2 ** 32),
    lineup: lineupIn(fields, seats),
  };
};
