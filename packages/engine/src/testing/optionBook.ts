/** What the options of every game are held to: the option table of its rule book, and what is refused. */
import { describe, expect, test } from 'vitest';
import type { Seed } from '../core/seed.ts';
import { seedOf } from '../core/seed.ts';
import type { OptionField, OptionProblem, OptionsSpec } from '../play/options.ts';
import { isAllowed, readOptionText, resolveOptions } from '../play/options.ts';
import type { RoundResult, Ruleset } from '../play/ruleset.ts';
import { bookIn } from './book.ts';

export interface OptionBook<O> {
  /** The ruleset's folder. */
  readonly folder: URL;
  /** The rule that speaks of presets and options. */
  readonly rule: string;
  readonly spec: OptionsSpec<O>;
  /** In the order of the book's columns; the first is the default. */
  readonly presets: readonly string[];
  /** [option, allowed values, values that are not] */
  readonly values: readonly (readonly [keyof O & string, readonly unknown[], readonly unknown[]])[];
}

interface Row {
  readonly code: string;
  readonly values: string;
  readonly presets: readonly string[];
  readonly rules: readonly string[];
}

/** Each game calls this once in its `options.test.ts`. */
export const optionBook = <O extends object>(book: OptionBook<O>): void => {
  const { folder, rule, spec, presets } = book;
  const { ids, table } = bookIn(folder);
  const rows = table('code | values').map(([code = '', values = '', ...cells]): Row => {
    const [rules = ''] = cells.slice(-1);
    return { code, values, presets: cells.slice(0, -1), rules: rules.split(', ') };
  });
  const fields: Readonly<Record<string, OptionField>> = spec.fields;

  describe(rule, () => {
    test('the book lists exactly the options there are, in their order', () =>
      expect(rows.map(({ code }) => code)).toEqual(Object.keys(fields)));

    test(`the presets are ${presets.join(', ')}, the first of them the default`, () => {
      expect(Object.keys(spec.presets)).toEqual(presets);
      expect(spec.defaultPreset).toBe(presets[0]);
    });

    test.each(presets)('%s has all options and no other, and no conflict', (preset) => {
      expect(Object.keys(spec.presets[preset] ?? {}).sort()).toEqual(Object.keys(fields).sort());
      expect(resolveOptions(spec, preset, {})).toEqual({ ok: true, value: spec.presets[preset] });
    });

    test.each(rows)('$code is in each preset what the book says', ({ code, presets: cells }) => {
      const found = presets.map((preset) => {
        const options: Readonly<Record<string, unknown>> = { ...spec.presets[preset] };
        return options[code];
      });
      expect(found).toEqual(cells.map((text) => readOptionText(fieldOf(spec, code), text)));
    });

    test.each(rows)('$code allows the values the book says', ({ code, values }) =>
      expect(valuesOf(fieldOf(spec, code))).toBe(values),
    );

    test.each(rows)('$code cites a rule of its row, and all of them are in the book', ({ code, rules }) => {
      expect(rules).toContain(fieldOf(spec, code).rule);
      expect(rules.filter((id) => !ids.has(id))).toEqual([]);
    });

    test.each(book.values)('values of %s', (code, allowed, refused) => {
      expect(allowed.filter((value) => !isAllowed(fieldOf(spec, code), value))).toEqual([]);
      expect(refused.filter((value) => isAllowed(fieldOf(spec, code), value))).toEqual([]);
    });

    test('a preset or an option that there is not is refused and named', () => {
      const preset = 'no-such-preset';
      expect(problemWith(spec, preset, {})).toEqual({ code: 'unknown-preset', preset, allowed: presets });
      const option = 'noSuchOption';
      const allowed = Object.keys(fields);
      expect(problemWith(spec, presets[0] ?? '', { [option]: 5 })).toEqual({
        code: 'unknown-option',
        option,
        allowed,
      });
    });
  });
};

export const fieldOf = <O>(spec: OptionsSpec<O>, code: string): OptionField => {
  const field = (spec.fields as Readonly<Record<string, OptionField>>)[code];
  if (field === undefined) throw new RangeError(`no option ${code}`);
  return field;
};

/** The values column of the book as notation: `yes, no`, `none, 1..20`, `3, 4`. */
const valuesOf = (field: OptionField): string => {
  if (field.kind === 'flag') return 'yes, no';
  if (field.kind === 'choice') return field.values.join(', ');
  const range = field.max - field.min === 1 ? `${field.min}, ${field.max}` : `${field.min}..${field.max}`;
  return field.kind === 'limit' ? `none, ${range}` : range;
};

/** What is wrong with a preset so changed. */
export const problemWith = <O>(
  spec: OptionsSpec<O>,
  preset: string,
  changes: Readonly<Record<string, unknown>>,
): OptionProblem | 'fine' => {
  const resolved = resolveOptions(spec, preset, changes);
  return resolved.ok ? 'fine' : resolved.error;
};

const SEED: Seed = seedOf('5'.repeat(64));

/** How a round ends in which every seat does as by default, at a table of the default preset so changed. */
export const playedOut = <S, A, E, V, O, D>(
  rules: Ruleset<S, A, E, V, O, D, object>,
  changes: Partial<O>,
): RoundResult | null => {
  const resolved = resolveOptions(rules.options, rules.options.defaultPreset, changes);
  if (!resolved.ok) throw new Error(resolved.error.code);
  const options = resolved.value;
  let { state } = rules.start(options, rules.firstSetup(options, SEED), rules.deal(options, SEED, 0));
  for (let [seat] = rules.toAct(state); seat !== undefined; [seat] = rules.toAct(state)) {
    const done = rules.apply(state, seat, rules.defaultAction(state, seat));
    if (!done.ok) throw new Error(done.error.code);
    state = done.value.state;
  }
  return rules.result(state);
};
