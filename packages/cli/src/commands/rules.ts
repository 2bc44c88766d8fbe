/** `paiju rules`: the presets and options of a game, so that `--preset` and `--option` can be used. */
import type { OptionField } from '@paiju/engine';
import { allowedText } from '@paiju/engine';
import { deskFor } from '../args/game.ts';
import type { Io } from '../edge/io.ts';
import { hasColour } from '../edge/io.ts';
import { COLOUR, PLAIN } from '../screen/paint.ts';
import { wrapped } from '../screen/width.ts';

const DEFAULT_WIDTH = 100;

export const rulesCommand = (io: Io, ruleset: string): number => {
  const { game, words } = deskFor(ruleset);
  const { fields, presets, defaultPreset } = game.rules.options;
  const paint = hasColour(io) ? COLOUR : PLAIN;
  const width = Math.max(40, io.out.columns ?? DEFAULT_WIDTH);
  const lines = [
    paint('bold', words.title),
    '',
    paint('bold', 'Presets (--preset NAME)'),
    ...Object.keys(presets).flatMap((name) => [
      `  ${paint('bold', name)}${name === defaultPreset ? ' (default)' : ''}`,
      ...wrapped(`      ${words.presets[name] ?? ''}`, width),
    ]),
    '',
    paint('bold', 'Options (--option key=value), with their value in each preset and the rule they change'),
    ...Object.entries(fields as Readonly<Record<string, OptionField>>).flatMap(([key, field]) => [
      `  ${paint('bold', key)} = ${allowedText(field)}  ${paint('dim', `${valuesText(presets, key)}  ${field.rule}`)}`,
      ...wrapped(`      ${words.options[key] ?? ''}`, width),
    ]),
    ...words.glossary.flatMap(({ title, entries }) => [
      '',
      paint('bold', title),
      ...entries.flatMap(([term, meaning]) => [
        `  ${paint('bold', term)}`,
        ...wrapped(`      ${meaning}`, width),
      ]),
    ]),
  ];
  io.out.write(`${lines.join('\n')}\n`);
  return 0;
};

/** `bury3 3, sichuan 4, xueliu 4`, or one value where all agree. */
const valuesText = (presets: Readonly<Record<string, object>>, key: string): string => {
  const values = Object.entries(presets).map(([name, options]) => [
    name,
    valueText((options as Record<string, unknown>)[key]),
  ]);
  const different = new Set(values.map(([, value]) => value));
  return different.size === 1 ? `default ${values[0]?.[1]}` : values.map((pair) => pair.join(' ')).join(', ');
};

const valueText = (value: unknown): string => {
  if (value === null) return 'none';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
};
