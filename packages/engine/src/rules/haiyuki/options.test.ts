/** The options against the rule book. */
import { expect, test } from 'vitest';
import { optionBook, playedOut, problemWith } from '../../testing/optionBook.ts';
import { haiyuki } from './index.ts';
import type { HaiyukiOptions } from './options.ts';
import { DUEL, HAIYUKI_OPTIONS, MOST_ROUNDS, ORIGINAL, RULEBOOK } from './options.ts';

// [option, allowed values, values that are not]
const VALUES: readonly [keyof HaiyukiOptions, readonly unknown[], readonly unknown[]][] = [
  ['rounds', [1, 3, 50, null], [0, 51, 1.5, '3', 'none', undefined]],
  ['extraRounds', [0, 1, 3], [-1, 4, 0.5, null, '0']],
  ['start', ['alternate', 'fixed'], ['Fixed', '', 0, null]],
  ['skills', [true, false], ['yes', 1, null]],
  ['skillsOncePerRound', [true, false], ['no']],
  ['noPonOnFirstAndLastTurn', [true, false], [0]],
  ['bonusesUnscaled', [true, false], [0]],
  ['haiteiOnLastChance', [true, false], [0]],
  ['askInRiichi', [true, false], [0]],
  ['counterInRiichi', [true, false], [0]],
  ['notenPenalty', [0, 1000, 1_000_000], [-1, 1_000_001, 0.5, null]],
  ['hp', [1, 10_000, 1_000_000], [0, 1_000_001, null]],
  ['mp', [0, 100, 1_000_000], [-1, 1_000_001, null]],
  ['seat0', ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'], ['rin', 'pet', '', null]],
  ['seat1', ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'], ['mayu_red', 'Mayu', 6]],
];

optionBook({
  folder: new URL('.', import.meta.url),
  rule: 'H-11.1',
  spec: HAIYUKI_OPTIONS,
  presets: ['rulebook', 'duel', 'original'],
  values: VALUES,
});

test('H-11.1: the presets have their names', () =>
  expect(HAIYUKI_OPTIONS.presets).toEqual({ rulebook: RULEBOOK, duel: DUEL, original: ORIGINAL }));

test('H-11.1: a value that there is not is refused and named', () =>
  expect(problemWith(HAIYUKI_OPTIONS, 'rulebook', { start: 'winner' })).toEqual({
    code: 'bad-value',
    option: 'start',
    value: 'winner',
    allowed: 'alternate | fixed',
  }));

test('H-11.1: any single option may be changed, and both seats may play the same character', () => {
  expect(problemWith(HAIYUKI_OPTIONS, 'rulebook', { seat0: 'yuri', seat1: 'yuri' })).toBe('fine');
  const changes = { rounds: 1, skills: false, skillsOncePerRound: true };
  expect(problemWith(HAIYUKI_OPTIONS, 'duel', changes)).toBe('fine');
});

/** Values on the far side of every option, all at once and one by one. */
const OTHER: Partial<HaiyukiOptions> = {
  rounds: 50,
  extraRounds: 3,
  start: 'fixed',
  skills: false,
  skillsOncePerRound: true,
  noPonOnFirstAndLastTurn: true,
  bonusesUnscaled: true,
  haiteiOnLastChance: true,
  askInRiichi: true,
  counterInRiichi: false,
  notenPenalty: 0,
  hp: 1,
  mp: 0,
  seat0: 'smash',
  seat1: 'rinxiang',
};
const COMBINATIONS: readonly (readonly [string, Partial<HaiyukiOptions>])[] = [
  ['all at once', OTHER],
  ...Object.entries(OTHER).map(([code, value]) => [code, { [code]: value }] as const),
];
test.each(COMBINATIONS)('H-11.1: all combinations are playable: %s', (_, changes) =>
  expect(playedOut(haiyuki, changes)?.reason).toBe('nagari'),
);

test('H-5.9: no match is longer than 50 rounds', () => expect(MOST_ROUNDS).toBe(50));
