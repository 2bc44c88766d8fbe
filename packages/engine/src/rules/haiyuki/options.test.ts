import { expect, test } from 'vitest';
import type { OptionField } from '../../play/options.ts';
import { isAllowed, readOptionText, resolveOptions } from '../../play/options.ts';
import type { HaiyukiOptions } from './options.ts';
import { DUEL, HAIYUKI_OPTIONS, MOST_ROUNDS, ORIGINAL, RULEBOOK } from './options.ts';
import { bookIds, bookTable } from './testing/book.ts';

const RULE_IDS = bookIds();

interface Row {
  readonly code: string;
  readonly values: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}

/** The option table of section 11, as the book has it. */
const TABLE: readonly Row[] = bookTable('code | values').map(
  ([code = '', values = '', rulebook = '', duel = '', original = '', rules = '']) => ({
    code,
    values,
    presets: { rulebook, duel, original },
    rules: rules.split(', '),
  }),
);

const FIELDS: Readonly<Record<string, OptionField>> = HAIYUKI_OPTIONS.fields;
const fieldOf = (code: string): OptionField => {
  const field = FIELDS[code];
  if (field === undefined) throw new Error(`no option ${code}`);
  return field;
};

test('H-11.1: the book lists exactly the options there are, in their order', () => {
  expect(TABLE.map(({ code }) => code)).toEqual(Object.keys(FIELDS));
});

test('H-11.1: the presets are rulebook, the default, duel and original', () => {
  expect(HAIYUKI_OPTIONS.presets).toEqual({ rulebook: RULEBOOK, duel: DUEL, original: ORIGINAL });
  expect(Object.keys(HAIYUKI_OPTIONS.presets)).toEqual(['rulebook', 'duel', 'original']);
  expect(HAIYUKI_OPTIONS.defaultPreset).toBe('rulebook');
});

test.each(TABLE)('H-11.1: $code is in each preset what the book says', ({ code, presets }) => {
  for (const [preset, text] of Object.entries(presets)) {
    const options: Readonly<Record<string, unknown>> = { ...HAIYUKI_OPTIONS.presets[preset] };
    expect([preset, options[code]]).toEqual([preset, readOptionText(fieldOf(code), text)]);
  }
});

test.each(['rulebook', 'duel', 'original'])('H-11.1: %s has all options and no other', (preset) => {
  expect(Object.keys(HAIYUKI_OPTIONS.presets[preset] ?? {}).sort()).toEqual(Object.keys(FIELDS).sort());
  expect(resolveOptions(HAIYUKI_OPTIONS, preset, {})).toEqual({
    ok: true,
    value: HAIYUKI_OPTIONS.presets[preset],
  });
});

/** The values column as notation, without the upper end of a range. */
const valuesOf = (field: OptionField): string => {
  if (field.kind === 'flag') return 'yes, no';
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'limit') return `none, ${field.min}..`;
  return field.min < 0 ? 'integer' : `${field.min}..`;
};

test.each(TABLE)('H-11.1: $code allows the values the book says', ({ code, values }) => {
  expect(valuesOf(fieldOf(code))).toBe(values);
});

test.each(TABLE)(
  'H-11.1: $code cites a rule of its row, and all of them are in the book',
  ({ code, rules }) => {
    expect(rules).toContain(fieldOf(code).rule);
    expect(rules.filter((id) => !RULE_IDS.has(id))).toEqual([]);
  },
);

// [option, allowed values, values that are not]
const VALUES: readonly [keyof HaiyukiOptions, readonly unknown[], readonly unknown[]][] = [
  ['rounds', [1, 3, 50, null], [0, 51, 1.5, '3', 'none', undefined]],
  ['start', ['alternate', 'fixed'], ['Fixed', '', 0, null]],
  ['skills', [true, false], ['yes', 1, null]],
  ['skillsOncePerRound', [true, false], ['no']],
  ['noPonOnFirstAndLastTurn', [true, false], [0]],
  ['bonusesUnscaled', [true, false], [0]],
  ['askInRiichi', [true, false], [0]],
  ['notenPenalty', [0, 1000, 1_000_000], [-1, 1_000_001, 0.5, null]],
  ['hp', [1, 10_000, 1_000_000], [0, 1_000_001, null]],
  ['mp', [0, 100, 1_000_000], [-1, 1_000_001, null]],
  ['seat0', ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'], ['rin', 'pet', '', null]],
  ['seat1', ['ataho', 'rinxiang', 'fari', 'smash', 'petum', 'yuri', 'mayu'], ['mayu_red', 'Mayu', 6]],
];

test.each(VALUES)('H-11.1: values of %s', (code, allowed, refused) => {
  expect(allowed.filter((value) => !isAllowed(fieldOf(code), value))).toEqual([]);
  expect(refused.filter((value) => isAllowed(fieldOf(code), value))).toEqual([]);
});

const problem = (preset: string, changes: Record<string, unknown>): unknown => {
  const resolved = resolveOptions(HAIYUKI_OPTIONS, preset, changes);
  return resolved.ok ? 'fine' : resolved.error;
};

test('H-11.1: a preset, an option or a value that there is not is refused and named', () => {
  expect(problem('bury3', {})).toEqual({
    code: 'unknown-preset',
    preset: 'bury3',
    allowed: ['rulebook', 'duel', 'original'],
  });
  expect(problem('rulebook', { piao: 5 })).toEqual({
    code: 'unknown-option',
    option: 'piao',
    allowed: Object.keys(FIELDS),
  });
  expect(problem('rulebook', { start: 'winner' })).toEqual({
    code: 'bad-value',
    option: 'start',
    value: 'winner',
    allowed: 'alternate | fixed',
  });
});

test('H-11.1: any single option may be changed, and both seats may play the same character', () => {
  expect(problem('rulebook', { seat0: 'yuri', seat1: 'yuri' })).toBe('fine');
  expect(problem('duel', { rounds: 1, skills: false, skillsOncePerRound: true })).toBe('fine');
});

test('H-5.9: no match is longer than 50 rounds', () => expect(MOST_ROUNDS).toBe(50));
