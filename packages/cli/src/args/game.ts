/** Which game, and under which options: the arguments nearly every command shares. */
import type { OptionField } from '@paiju/engine';
import { readOptionText, resolveOptions } from '@paiju/engine';
import type { Command } from 'commander';
import type { Desk } from '../desk.ts';
import { DESKS } from '../desks.ts';
import { oneLine, UsageError, unknown } from '../edge/failure.ts';
import { optionProblemText } from '../text/problems.ts';
import type { CharacterArgs } from './characters.ts';
import { characterChanges } from './characters.ts';

export interface GameArgs extends CharacterArgs {
  readonly preset?: string;
  readonly option?: readonly string[];
}

/** `<ruleset>`, `--preset`, `--option`. */
export const withGameArgs = (command: Command): Command =>
  withOptionArgs(command.argument('<ruleset>', `the game: ${Object.keys(DESKS).join(', ')}`));

export const withOptionArgs = (command: Command): Command =>
  command
    .option('--preset <name>', 'a named set of options (see: paiju rules <ruleset>)')
    .option(
      '--option <key=value>',
      'change one option; may be given several times',
      (text: string, before: readonly string[] = []) => [...before, text],
    );

export const deskFor = (ruleset: string): Desk => {
  const desks: Readonly<Record<string, Desk>> = DESKS;
  const desk = Object.hasOwn(desks, ruleset) ? desks[ruleset] : undefined;
  if (desk === undefined) throw unknown('ruleset', ruleset, Object.keys(desks));
  return desk;
};

export const presetOf = ({ game }: Desk, { preset }: GameArgs): string =>
  preset ?? game.rules.options.defaultPreset;

/** The options of the preset with the changes asked for. */
export const readOptions = (desk: Desk, args: GameArgs): object => {
  const { options } = desk.game.rules;
  const fields = options.fields as Readonly<Record<string, OptionField>>;
  const changes = Object.fromEntries((args.option ?? []).map((text) => readChange(fields, text)));
  const characters = characterChanges(desk, args, changes);
  const resolved = resolveOptions(options, presetOf(desk, args), { ...changes, ...characters });
  if (!resolved.ok) throw new UsageError(optionProblemText(resolved.error, desk.words.conflicts));
  return resolved.value;
};

const readChange = (fields: Readonly<Record<string, OptionField>>, text: string): [string, unknown] => {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`--option '${oneLine(text)}' is not allowed; allowed: key=value`);
  const key = text.slice(0, equals);
  const value = text.slice(equals + 1);
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return [key, field === undefined ? value : readOptionText(field, value)];
};
