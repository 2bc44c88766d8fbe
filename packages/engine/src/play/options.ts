/** Options of a ruleset: what there is, what is allowed, and reading them from outside. */
import type { Result } from '../core/result.ts';
import { fail, ok } from '../core/result.ts';

/** An option that came with a later version of its game, and the value that plays as it was played before. */
export interface Since {
  readonly version: number;
  readonly before: unknown;
}

/** One switch. `rule` is the id of the rule it changes. */
export type OptionField = (
  | { readonly kind: 'flag'; readonly rule: string }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly rule: string }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly rule: string }
  /** A number, or null for none. */
  | { readonly kind: 'limit'; readonly min: number; readonly max: number; readonly rule: string }
) & { readonly since?: Since };

export const flag = (rule: string): OptionField => ({ kind: 'flag', rule });
export const choice = (rule: string, ...values: string[]): OptionField => ({ kind: 'choice', values, rule });
export const number = (rule: string, min: number, max: number): OptionField => ({
  kind: 'number',
  min,
  max,
  rule,
});
export const limit = (rule: string, min: number, max: number): OptionField => ({
  kind: 'limit',
  min,
  max,
  rule,
});

/** The same option, new in a version of the game: records of older ones are played with `before`. */
export const newIn = (version: number, before: unknown, field: OptionField): OptionField => ({
  ...field,
  since: { version, before },
});

/** More points than any table plays for, few enough that sums stay exact. */
export const MOST_POINTS = 1_000_000;

/** Two or more options that make no sense together, and why, as a code. */
export interface OptionConflict {
  readonly reason: string;
  readonly options: readonly string[];
}

export interface OptionsSpec<O> {
  readonly fields: { readonly [K in keyof O]: OptionField };
  readonly presets: Readonly<Record<string, O>>;
  readonly defaultPreset: string;
  conflicts(options: O): readonly OptionConflict[];
}

export type OptionProblem =
  | { readonly code: 'unknown-preset'; readonly preset: string; readonly allowed: readonly string[] }
  | { readonly code: 'unknown-option'; readonly option: string; readonly allowed: readonly string[] }
  | { readonly code: 'bad-value'; readonly option: string; readonly value: unknown; readonly allowed: string }
  | { readonly code: 'conflict'; readonly conflict: OptionConflict };

/** A preset with some options changed; `changes` is checked, for it comes from outside. */
export const resolveOptions = <O>(
  spec: OptionsSpec<O>,
  preset: string,
  changes: Readonly<Record<string, unknown>>,
): Result<O, OptionProblem> => {
  const base = Object.hasOwn(spec.presets, preset) ? spec.presets[preset] : undefined;
  if (base === undefined) return fail({ code: 'unknown-preset', preset, allowed: Object.keys(spec.presets) });
  const fields: Readonly<Record<string, OptionField>> = spec.fields;
  for (const [option, value] of Object.entries(changes)) {
    const field = Object.hasOwn(fields, option) ? fields[option] : undefined;
    if (field === undefined) return fail({ code: 'unknown-option', option, allowed: Object.keys(fields) });
    if (!isAllowed(field, value))
      return fail({ code: 'bad-value', option, value, allowed: allowedText(field) });
  }
  const options = { ...base, ...changes };
  const [conflict] = spec.conflicts(options);
  return conflict === undefined ? ok(options) : fail({ code: 'conflict', conflict });
};

/** Reads one option's value as written by a person: `yes`, `4`, `none`, `leave`. What cannot be read stays text. */
export const readOptionText = (field: OptionField, text: string): unknown => {
  if (field.kind === 'flag') return FLAG_WORDS[text.toLowerCase()] ?? text;
  if (field.kind === 'choice') return text;
  if (field.kind === 'limit' && text.toLowerCase() === 'none') return null;
  return /^-?\d+$/.test(text) ? Number(text) : text;
};

/** The way back: what `readOptionText` reads as this value. */
export const writeOptionText = (value: unknown): string => {
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};

const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
};

export const isAllowed = (field: OptionField, value: unknown): boolean => {
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (field.kind === 'choice') return field.values.some((allowed) => allowed === value);
  if (field.kind === 'limit' && value === null) return true;
  return Number.isSafeInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
};

/** The values of an option in notation: `yes | no`, `bury | exchange`, `1 to 8 | none`. */
export const allowedText = (field: OptionField): string => {
  if (field.kind === 'flag') return 'yes | no';
  if (field.kind === 'choice') return field.values.join(' | ');
  return `${field.min} to ${field.max}${field.kind === 'limit' ? ' | none' : ''}`;
};
