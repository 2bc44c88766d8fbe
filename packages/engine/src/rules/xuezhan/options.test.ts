import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedOf } from '../../core/seed.ts';
import type { OptionField } from '../../play/options.ts';
import { allowedText, isAllowed, readOptionText, resolveOptions } from '../../play/options.ts';
import { xuezhan } from './index.ts';
import type { XuezhanOptions } from './options.ts';
import { XUEZHAN_OPTIONS } from './options.ts';

const BOOK = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
const RULE_IDS = new Set([...BOOK.matchAll(/^- \*\*(X-[\d.]+)\*\*/gm)].map((match) => match[1]));

interface Row {
  readonly code: string;
  readonly values: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}

/** The option table of section 17, as the book has it. */
const TABLE: readonly Row[] = BOOK.slice(BOOK.indexOf('| code | values |'))
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) => {
    const [, code = '', values = '', bury3 = '', sichuan = '', xueliu = '', rules = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { code, values, presets: { bury3, sichuan, xueliu }, rules: rules.split(', ') };
  });

const FIELDS: Readonly<Record<string, OptionField>> = XUEZHAN_OPTIONS.fields;
const fieldOf = (code: string): OptionField => {
  const field = FIELDS[code];
  if (field === undefined) throw new Error(`no option ${code}`);
  return field;
};

test('X-17.1: the book lists exactly the options there are, in their order', () => {
  expect(TABLE.map(({ code }) => code)).toEqual(Object.keys(FIELDS));
});

test('X-17.1: the presets are bury3, the default, sichuan and xueliu', () => {
  expect(Object.keys(XUEZHAN_OPTIONS.presets)).toEqual(['bury3', 'sichuan', 'xueliu']);
  expect(XUEZHAN_OPTIONS.defaultPreset).toBe('bury3');
});

test.each(TABLE)('X-17.1: $code is in each preset what the book says', ({ code, presets }) => {
  for (const [preset, text] of Object.entries(presets)) {
    const options: Readonly<Record<string, unknown>> = { ...XUEZHAN_OPTIONS.presets[preset] };
    expect([preset, options[code]]).toEqual([preset, readOptionText(fieldOf(code), text)]);
  }
});

test.each(['bury3', 'sichuan', 'xueliu'])(
  'X-17.1: %s has all options and no other, and no conflict',
  (preset) => {
    expect(Object.keys(XUEZHAN_OPTIONS.presets[preset] ?? {}).sort()).toEqual(Object.keys(FIELDS).sort());
    expect(resolveOptions(XUEZHAN_OPTIONS, preset, {})).toEqual({
      ok: true,
      value: XUEZHAN_OPTIONS.presets[preset],
    });
  },
);

/** The values column as notation: what `allowedText` says, without the upper end of a range. */
const valuesOf = (field: OptionField): string => {
  if (field.kind === 'flag') return 'yes, no';
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'limit') return `none, ${field.min}..`;
  if (field.min < 0) return 'integer';
  return field.max - field.min === 1 ? `${field.min}, ${field.max}` : `${field.min}..`;
};

test.each(TABLE)('X-17.1: $code allows the values the book says', ({ code, values }) => {
  expect(valuesOf(fieldOf(code))).toBe(values);
});

test.each(TABLE)(
  'X-17.1: $code cites a rule of its row, and all of them are in the book',
  ({ code, rules }) => {
    expect(rules).toContain(fieldOf(code).rule);
    expect(rules.filter((id) => !RULE_IDS.has(id))).toEqual([]);
  },
);

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

test.each(VALUES)('X-17.1, X-17.2: values of %s', (code, allowed, refused) => {
  expect(allowed.filter((value) => !isAllowed(fieldOf(code), value))).toEqual([]);
  expect(refused.filter((value) => isAllowed(fieldOf(code), value))).toEqual([]);
});

const problem = (preset: string, changes: Record<string, unknown>): unknown => {
  const resolved = resolveOptions(XUEZHAN_OPTIONS, preset, changes);
  return resolved.ok ? 'fine' : resolved.error;
};
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
  expect(problem(preset, changes)).toEqual(expected);
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

test('X-17.1: a preset, an option or a value that there is not is named', () => {
  expect(problem('riichi', {})).toEqual({
    code: 'unknown-preset',
    preset: 'riichi',
    allowed: ['bury3', 'sichuan', 'xueliu'],
  });
  expect(problem('bury3', { capp: 3 })).toEqual({
    code: 'unknown-option',
    option: 'capp',
    allowed: Object.keys(FIELDS),
  });
  expect(problem('bury3', { value: 'triple' })).toEqual({
    code: 'bad-value',
    option: 'value',
    value: 'triple',
    allowed: 'sum | double',
  });
});

const COMBINATIONS = ([3, 4] as const).flatMap((sets) =>
  (['bury', 'exchange', 'declare'] as const).flatMap((opening) =>
    (['sum', 'double'] as const).map((value) => ({ sets, opening, value })),
  ),
);

test.each(COMBINATIONS)('X-17.1: $sets sets, $opening and $value are playable', (changes) => {
  const resolved = resolveOptions(XUEZHAN_OPTIONS, 'bury3', changes);
  if (!resolved.ok) throw new Error(resolved.error.code);
  const options = resolved.value;
  const seed = seedOf('5'.repeat(64));
  let { state } = xuezhan.start(options, xuezhan.firstSetup(options, seed), xuezhan.deal(options, seed, 0));
  for (let seat = xuezhan.toAct(state)[0]; seat !== undefined; seat = xuezhan.toAct(state)[0]) {
    const done = xuezhan.apply(state, seat, xuezhan.defaultAction(state, seat));
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
  }
  expect(xuezhan.result(state)).toEqual({ reason: 'wall-empty', next: null });
});

test('the allowed values are told as text', () => {
  expect([allowedText(fieldOf('robbing')), allowedText(fieldOf('sets'))]).toEqual(['yes | no', '3 to 4']);
});
