import { expect, test } from 'vitest';
import type { OptionField, OptionsSpec } from './options.ts';
import { allowedText, isAllowed, readOptionText, resolveOptions } from './options.ts';

const FLAG: OptionField = { kind: 'flag', rule: 'T-1' };
const CHOICE: OptionField = { kind: 'choice', values: ['red', 'yes', '7'], rule: 'T-2' };
const NUMBER: OptionField = { kind: 'number', min: -2, max: 8, rule: 'T-3' };
const LIMIT: OptionField = { kind: 'limit', min: 1, max: 8, rule: 'T-4' };

// [field, what a person wrote, the value]
const READ: readonly [OptionField, string, unknown][] = [
  [FLAG, 'yes', true],
  [FLAG, 'on', true],
  [FLAG, 'true', true],
  [FLAG, 'YES', true],
  [FLAG, 'no', false],
  [FLAG, 'off', false],
  [FLAG, 'false', false],
  [FLAG, 'maybe', 'maybe'],
  [FLAG, '1', '1'],
  [CHOICE, 'red', 'red'],
  [CHOICE, 'yes', 'yes'],
  [CHOICE, '7', '7'],
  [CHOICE, 'none', 'none'],
  [NUMBER, '4', 4],
  [NUMBER, '-2', -2],
  [NUMBER, '12', 12],
  [NUMBER, '4.5', '4.5'],
  [NUMBER, '4x', '4x'],
  [NUMBER, 'x4', 'x4'],
  [NUMBER, '', ''],
  [NUMBER, '-', '-'],
  [NUMBER, 'none', 'none'],
  [LIMIT, 'none', null],
  [LIMIT, 'None', null],
  [LIMIT, '3', 3],
  [LIMIT, 'nine', 'nine'],
];

test.each(READ)('$kind reads %j as %j', (field, text, value) => {
  expect(readOptionText(field, text)).toBe(value);
});

// [field, value, allowed]
const ALLOWED: readonly [OptionField, unknown, boolean][] = [
  [FLAG, true, true],
  [FLAG, false, true],
  [FLAG, 'yes', false],
  [FLAG, 1, false],
  [FLAG, null, false],
  [CHOICE, 'red', true],
  [CHOICE, 'blue', false],
  [CHOICE, 7, false],
  [CHOICE, null, false],
  [NUMBER, -2, true],
  [NUMBER, 8, true],
  [NUMBER, -3, false],
  [NUMBER, 9, false],
  [NUMBER, 1.5, false],
  [NUMBER, '4', false],
  [NUMBER, Number.NaN, false],
  [NUMBER, null, false],
  [LIMIT, null, true],
  [LIMIT, undefined, false],
  [LIMIT, 1, true],
  [LIMIT, 0, false],
  [LIMIT, 9, false],
];

test.each(ALLOWED)('%j: %j allowed is %s', (field, value, allowed) => {
  expect(isAllowed(field, value)).toBe(allowed);
});

test('the allowed values as text', () => {
  expect([FLAG, CHOICE, NUMBER, LIMIT].map(allowedText)).toEqual([
    'yes | no',
    'red | yes | 7',
    '-2 to 8',
    '1 to 8 | none',
  ]);
});

interface Options {
  readonly open: boolean;
  readonly most: number | null;
}
const SPEC: OptionsSpec<Options> = {
  fields: { open: FLAG, most: LIMIT },
  presets: { plain: { open: false, most: null }, rich: { open: true, most: 8 } },
  defaultPreset: 'plain',
  conflicts: ({ open, most }) => [
    ...(open && most === null ? [{ reason: 'open-needs-most', options: ['open', 'most'] }] : []),
    ...(open && most === 1 ? [{ reason: 'too-little', options: ['most'] }] : []),
  ],
};

// [what it shows, preset, changes, the options or the problem]
const RESOLVED: readonly [string, string, Record<string, unknown>, object][] = [
  ['a preset as it is', 'rich', {}, { ok: true, value: { open: true, most: 8 } }],
  ['one change', 'rich', { most: 3 }, { ok: true, value: { open: true, most: 3 } }],
  ['several changes', 'plain', { most: 3, open: true }, { ok: true, value: { open: true, most: 3 } }],
  [
    'no such preset',
    'poor',
    {},
    { ok: false, error: { code: 'unknown-preset', preset: 'poor', allowed: ['plain', 'rich'] } },
  ],
  [
    'a name every object has is no preset',
    'constructor',
    {},
    { ok: false, error: { code: 'unknown-preset', preset: 'constructor', allowed: ['plain', 'rich'] } },
  ],
  [
    'no such option',
    'plain',
    { least: 1 },
    { ok: false, error: { code: 'unknown-option', option: 'least', allowed: ['open', 'most'] } },
  ],
  [
    'a name every object has is no option',
    'plain',
    { toString: 1 },
    { ok: false, error: { code: 'unknown-option', option: 'toString', allowed: ['open', 'most'] } },
  ],
  [
    'a bad value',
    'plain',
    { most: 9 },
    { ok: false, error: { code: 'bad-value', option: 'most', value: 9, allowed: '1 to 8 | none' } },
  ],
  [
    'a conflict',
    'plain',
    { open: true },
    {
      ok: false,
      error: { code: 'conflict', conflict: { reason: 'open-needs-most', options: ['open', 'most'] } },
    },
  ],
  [
    'another conflict',
    'rich',
    { most: 1 },
    { ok: false, error: { code: 'conflict', conflict: { reason: 'too-little', options: ['most'] } } },
  ],
];

test.each(RESOLVED)('%s', (_, preset, changes, expected) => {
  const before = structuredClone(SPEC.presets);
  expect(resolveOptions(SPEC, preset, changes)).toEqual(expected);
  expect(SPEC.presets).toEqual(before);
});
