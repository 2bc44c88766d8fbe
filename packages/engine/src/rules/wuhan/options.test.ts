import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seedOf } from '../../core/seed.ts';
import type { OptionField } from '../../play/options.ts';
import { isAllowed, readOptionText, resolveOptions } from '../../play/options.ts';
import { wuhan } from './index.ts';
import type { WuhanOptions } from './options.ts';
import { KAIKOU, KOUKOU, WUHAN_OPTIONS } from './options.ts';

const BOOK = readFileSync(new URL('RULES.md', import.meta.url), 'utf8');
const RULE_IDS = new Set([...BOOK.matchAll(/^- \*\*(W-[\d.]+)\*\*/gm)].map((match) => match[1]));

interface Row {
  readonly code: string;
  readonly values: string;
  readonly presets: Readonly<Record<string, string>>;
  readonly rules: readonly string[];
}

/** The option table of section 14, as the book has it. */
const TABLE: readonly Row[] = BOOK.slice(BOOK.indexOf('| code | values |'))
  .split('\n')
  .slice(2)
  .filter((line) => line.startsWith('|'))
  .map((line) => {
    const [, code = '', values = '', koukou = '', kaikou = '', rules = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { code, values, presets: { koukou, kaikou }, rules: rules.split(', ') };
  });

const FIELDS: Readonly<Record<string, OptionField>> = WUHAN_OPTIONS.fields;
const fieldOf = (code: string): OptionField => {
  const field = FIELDS[code];
  if (field === undefined) throw new Error(`no option ${code}`);
  return field;
};

test('W-14.1: the book lists exactly the options there are, in their order', () => {
  expect(TABLE.map(({ code }) => code)).toEqual(Object.keys(FIELDS));
});

test('W-14.1: the presets are koukou, the default, and kaikou', () => {
  expect(WUHAN_OPTIONS.presets).toEqual({ koukou: KOUKOU, kaikou: KAIKOU });
  expect(Object.keys(WUHAN_OPTIONS.presets)).toEqual(['koukou', 'kaikou']);
  expect(WUHAN_OPTIONS.defaultPreset).toBe('koukou');
});

test.each(TABLE)('W-14.1: $code is in each preset what the book says', ({ code, presets }) => {
  for (const [preset, text] of Object.entries(presets)) {
    const options: Readonly<Record<string, unknown>> = { ...WUHAN_OPTIONS.presets[preset] };
    expect([preset, options[code]]).toEqual([preset, readOptionText(fieldOf(code), text)]);
  }
});

test.each(['koukou', 'kaikou'])('W-14.1: %s has all options and no other', (preset) => {
  expect(Object.keys(WUHAN_OPTIONS.presets[preset] ?? {}).sort()).toEqual(Object.keys(FIELDS).sort());
  expect(resolveOptions(WUHAN_OPTIONS, preset, {})).toEqual({
    ok: true,
    value: WUHAN_OPTIONS.presets[preset],
  });
});

/** The values column as notation, without the upper end of a range. */
const valuesOf = (field: OptionField): string => {
  if (field.kind === 'flag') return 'yes, no';
  if (field.kind === 'choice') return field.values.join(', ');
  if (field.kind === 'limit') return `none, ${field.min}..`;
  return field.min < 0 ? 'integer' : `${field.min}..`;
};

test.each(TABLE)('W-14.1: $code allows the values the book says', ({ code, values }) => {
  expect(valuesOf(fieldOf(code))).toBe(values);
});

test.each(TABLE)(
  'W-14.1: $code cites a rule of its row, and all of them are in the book',
  ({ code, rules }) => {
    expect(rules).toContain(fieldOf(code).rule);
    expect(rules.filter((id) => !RULE_IDS.has(id))).toEqual([]);
  },
);

// [option, allowed values, values that are not]
const VALUES: readonly [keyof WuhanOptions, readonly unknown[], readonly unknown[]][] = [
  ['kouKouFan', [true, false], ['yes', 1, null]],
  ['openings', ['each', 'once'], ['Each', '', 0, null]],
  ['minimum', [1, 16, 32, 64, 1_000_000], [0, -1, 1_000_001, 1.5, '16', null]],
  ['cap', [1, 300, 1_000_000, null], [0, 1_000_001, '300', undefined]],
  ['goldenCap', [1, 1_000_000], [0, 1_000_001, null]],
  ['goldenCapKouKou', [1, 1_000_000], [0, 1_000_001, null]],
  ['wallRemainder', [0, 14, 60], [-1, 61, null]],
  ['deals', [1, 1000], [0, 1001]],
  ['startPoints', [-1_000_000, 0, 1_000_000], [-1_000_001, 1_000_001, null, 0.5]],
];

test.each(VALUES)('W-14.1: values of %s', (code, allowed, refused) => {
  expect(allowed.filter((value) => !isAllowed(fieldOf(code), value))).toEqual([]);
  expect(refused.filter((value) => isAllowed(fieldOf(code), value))).toEqual([]);
});

const problem = (preset: string, changes: Record<string, unknown>): unknown => {
  const resolved = resolveOptions(WUHAN_OPTIONS, preset, changes);
  return resolved.ok ? 'fine' : resolved.error;
};

test('W-14.1: a preset, an option or a value that there is not is refused and named', () => {
  expect(problem('bury3', {})).toEqual({
    code: 'unknown-preset',
    preset: 'bury3',
    allowed: ['koukou', 'kaikou'],
  });
  expect(problem('koukou', { piao: 5 })).toEqual({
    code: 'unknown-option',
    option: 'piao',
    allowed: Object.keys(FIELDS),
  });
  expect(problem('koukou', { stacking: 'triple' })).toEqual({
    code: 'bad-value',
    option: 'stacking',
    value: 'triple',
    allowed: 'add | double',
  });
});

/** Values on the far side of every option, all at once and one by one. */
const OTHER: Partial<WuhanOptions> = {
  kouKouFan: false,
  openings: 'once',
  minimum: 64,
  cap: null,
  contractorOrder: 'flush-first',
  stacking: 'double',
  bigSelfDraw: 'double',
  bigDiscard: 'double',
  bloomSelfDrawn: true,
  lastTileSelfDrawn: false,
  addedKongKeepsOpening: false,
  flowCountsLaizi: false,
  twoWinners: 'nearest',
  passedWin: 'barred',
  wallRemainder: 60,
  nextDealer: 'rotate',
  showConcealedKong: true,
};
const COMBINATIONS: readonly (readonly [string, Partial<WuhanOptions>])[] = [
  ['all at once', OTHER],
  ...Object.entries(OTHER).map(([code, value]) => [code, { [code]: value }] as const),
];

test.each(COMBINATIONS)('W-14.1: all combinations are playable: %s', (_, changes) => {
  const resolved = resolveOptions(WUHAN_OPTIONS, 'koukou', changes);
  if (!resolved.ok) throw new Error(resolved.error.code);
  const options = resolved.value;
  const seed = seedOf('5'.repeat(64));
  let { state } = wuhan.start(options, wuhan.firstSetup(options, seed), wuhan.deal(options, seed, 0));
  for (let seat = wuhan.toAct(state)[0]; seat !== undefined; seat = wuhan.toAct(state)[0]) {
    const done = wuhan.apply(state, seat, wuhan.defaultAction(state, seat));
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
  }
  expect(wuhan.result(state)).toEqual({ reason: 'wall-empty', next: null });
});
