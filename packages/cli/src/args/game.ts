/** Which game, and under which options: the arguments nearly every command shares. */
import type { OptionField, OptionProblem } from '@paiju/engine';
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

/** `<game>`, `--preset`, `--option`. */
export const withGameArgs = (command: Command): Command =>
  withOptionArgs(command.argument('<game>', Object.keys(DESKS).join(', ')));

export const withOptionArgs = (command: Command): Command =>
  command
    .option('--preset <name>', 'a named set of options (see: paiju rules <game>)')
    .option(
      '--option <key=value>',
      'change one option; may be given several times',
      (text: string, before: readonly string[] = []) => [...before, text],
    );

export const deskFor = (ruleset: string): Desk => {
  const desks: Readonly<Record<string, Desk>> = DESKS;
  const desk = Object.hasOwn(desks, ruleset) ? desks[ruleset] : undefined;
  if (desk === undefined) throw unknown('game', ruleset, Object.keys(desks));
  return desk;
};

export const presetOf = ({ game }: Desk, { preset }: GameArgs): string =>
  preset ?? game.rules.options.defaultPreset;

/** The options of the preset with the changes asked for. */
export const readOptions = (desk: Desk, args: GameArgs): object => {
  const { options } = desk.game.rules;
  const fields = options.fields as Readonly<Record<string, OptionField>>;
  const typed = Object.fromEntries((args.option ?? []).map(partsOf));
  const changes = Object.fromEntries(
    Object.entries(typed).map(([key, text]) => [key, readValue(fields, key, text)]),
  );
  const characters = characterChanges(desk, args, changes);
  const resolved = resolveOptions(options, presetOf(desk, args), { ...changes, ...characters });
  if (!resolved.ok)
    throw new UsageError(optionProblemText(asTyped(resolved.error, typed), desk.words.conflicts));
  return resolved.value;
};

/** Read as a number, `100000000000000000001` would be another one. */
const asTyped = (problem: OptionProblem, typed: Readonly<Record<string, string>>): OptionProblem =>
  problem.code === 'bad-value' ? { ...problem, value: typed[problem.option] ?? problem.value } : problem;

const partsOf = (text: string): [string, string] => {
  const equals = text.indexOf('=');
  if (equals < 1) throw new UsageError(`--option '${oneLine(text)}' is not allowed; allowed: key=value`);
  return [text.slice(0, equals), text.slice(equals + 1)];
};

const readValue = (fields: Readonly<Record<string, OptionField>>, key: string, text: string): unknown => {
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  return field === undefined ? text : readOptionText(field, text);
};
