/** The options against the rule book. */
import { expect, test } from 'vitest';
import { allowedText } from '../../play/options.ts';
import { fieldOf, optionBook, playedOut, problemWith } from '../../testing/optionBook.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { XUEZHAN_OPTIONS } from './options.ts';

// [option, allowed values, values that are not]
const VALUES: readonly [keyof XuezhanOptions, readonly unknown[], readonly unknown[]][] = [
  ['sets', [3, 4], [2, 5, 3.5, '3', null]],
  ['opening', ['bury', 'exchange', 'declare'], ['Bury', '', 0, null]],
  ['afterWin', ['stay', 'leave'], ['go', true]],
  ['cap', [1, 20, null], [0, 21, -1, '3', undefined]],
  ['base', [1, 1_000_000], [0, 1_000_001, null, Number.NaN, Number.POSITIVE_INFINITY]],
  ['startPoints', [-1_000_000, 0, 1_000_000], [-1_000_001, 1_000_001, null]],
  ['claimedKong', [0, 1_000_000], [-1, 1_000_001]],
  ['concealedKong', [0, 1_000_000], [-1, 1_000_001]],
  ['addedKong', [0, 1_000_000], [-1, 1_000_001]],
  ['deals', [1, 1000], [0, 1001]],
  ['robbing', [true, false], ['yes', 1, null]],
];

optionBook({
  folder: new URL('.', import.meta.url),
  rule: 'X-17.1, X-17.2',
  spec: XUEZHAN_OPTIONS,
  presets: ['bury3', 'sichuan', 'xueliu'],
  values: VALUES,
});

const conflict = (reason: string, ...options: string[]): object => ({
  code: 'conflict',
  conflict: { reason, options },
});

// [what is asked for, preset, changes, problem]
const CONFLICTS: readonly [string, string, Record<string, unknown>, unknown][] = [
  [
    'seven pairs on three sets',
    'bury3',
    { sevenPairs: true },
    conflict('seven-pairs-need-four-sets', 'sevenPairs', 'sets'),
  ],
  ['seven pairs on four', 'bury3', { sevenPairs: true, sets: 4 }, 'fine'],
  [
    'three sets with the preset’s seven pairs',
    'sichuan',
    { sets: 3 },
    conflict('seven-pairs-need-four-sets', 'sevenPairs', 'sets'),
  ],
  ['three sets without', 'sichuan', { sets: 3, sevenPairs: false }, 'fine'],
  [
    'dragon pairs and arhats on three sets',
    'bury3',
    { dragonPairsAndArhats: true },
    conflict('dragon-pairs-and-arhats-need-four-sets', 'dragonPairsAndArhats', 'sets'),
  ],
  ['dragon pairs and arhats on four', 'bury3', { dragonPairsAndArhats: true, sets: 4 }, 'fine'],
  [
    'a direction where tiles are buried',
    'bury3',
    { exchangeDirection: 'next' },
    conflict('direction-needs-exchange', 'exchangeDirection', 'opening'),
  ],
  [
    'a direction where suits are only declared',
    'sichuan',
    { exchangeDirection: 'across', opening: 'declare' },
    conflict('direction-needs-exchange', 'exchangeDirection', 'opening'),
  ],
  ['a direction for the exchange', 'sichuan', { exchangeDirection: 'previous' }, 'fine'],
  [
    'hidden burials without burying',
    'sichuan',
    { showBuried: false },
    conflict('nothing-is-buried', 'showBuried', 'opening'),
  ],
  ['hidden burials', 'bury3', { showBuried: false }, 'fine'],
  ['hidden burials on four sets', 'sichuan', { showBuried: false, opening: 'bury' }, 'fine'],
  [
    'no cap below 1',
    'bury3',
    { cap: 0 },
    { code: 'bad-value', option: 'cap', value: 0, allowed: '1 to 20 | none' },
  ],
  [
    'no base below 1',
    'bury3',
    { base: 0 },
    { code: 'bad-value', option: 'base', value: 0, allowed: '1 to 1000000' },
  ],
  [
    'no deals below 1',
    'bury3',
    { deals: 0 },
    { code: 'bad-value', option: 'deals', value: 0, allowed: '1 to 1000' },
  ],
];

test.each(CONFLICTS)('X-17.2: %s', (_, preset, changes, expected) => {
  expect(problemWith(XUEZHAN_OPTIONS, preset, changes)).toEqual(expected);
});

test('X-17.2: all conflicts are found, not only the first', () => {
  const options = {
    ...XUEZHAN_OPTIONS.presets.xueliu,
    sets: 3,
    opening: 'declare',
    exchangeDirection: 'next',
    showBuried: false,
  };
  expect(XUEZHAN_OPTIONS.conflicts(options as XuezhanOptions).map(({ reason }) => reason)).toEqual([
    'seven-pairs-need-four-sets',
    'dragon-pairs-and-arhats-need-four-sets',
    'direction-needs-exchange',
    'nothing-is-buried',
  ]);
});

test('X-17.1: a value that there is not is refused and named', () =>
  expect(problemWith(XUEZHAN_OPTIONS, 'bury3', { value: 'triple' })).toEqual({
    code: 'bad-value',
    option: 'value',
    value: 'triple',
    allowed: 'sum | double',
  }));

const COMBINATIONS = ([3, 4] as const).flatMap((sets) =>
  (['bury', 'exchange', 'declare'] as const).flatMap((opening) =>
    (['sum', 'double'] as const).map((value) => ({ sets, opening, value })),
  ),
);

test.each(COMBINATIONS)('X-17.1: $sets sets, $opening and $value are playable', (changes) =>
  expect(playedOut(xuezhan, changes)).toEqual({ reason: 'wall-empty', next: null }),
);

test('the allowed values are told as text', () => {
  const textOf = (code: string): string => allowedText(fieldOf(XUEZHAN_OPTIONS, code));
  expect([textOf('robbing'), textOf('sets')]).toEqual(['yes | no', '3 to 4']);
});
