/** Options made up by chance, for tests that must hold at every table. */
import type { AnyRuleset, OptionField, Stream } from '@paiju/engine';
import { at, resolveOptions } from '@paiju/engine';

/** A preset with about every third option changed to something it may be. */
export const anyOptions = ({ options: spec }: AnyRuleset, stream: Stream): object => {
  const names = Object.keys(spec.presets);
  const preset = at(names, stream.below(names.length));
  const fields = spec.fields as Readonly<Record<string, OptionField>>; // of options of which nothing is known
  const before: Readonly<Record<string, unknown>> = { ...spec.presets[preset] };
  for (;;) {
    const changes: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields))
      if (stream.below(3) === 0) changes[name] = anyValue(field, before[name], stream);
    const resolved = resolveOptions(spec, preset, changes);
    if (resolved.ok) return resolved.value;
  }
};

const anyValue = (field: OptionField, before: unknown, stream: Stream): unknown => {
  switch (field.kind) {
    case 'flag':
      return stream.below(2) === 0;
    case 'choice':
      return at(field.values, stream.below(field.values.length));
    case 'limit':
      return stream.below(3) === 0 ? null : numberNear(field, before, stream);
    case 'number':
      return numberNear(field, before, stream);
  }
};

/** Not so far from the usual that nothing ever happens, and no match so long that it never ends. */
const numberNear = (
  { min, max }: { readonly min: number; readonly max: number },
  before: unknown,
  stream: Stream,
): number => {
  const usual = typeof before === 'number' ? before : 3;
  const most = Math.min(max, Math.max(min + 3, 2 * usual));
  return min + stream.below(most - min + 1);
};
