/** `--me` and `--against`: who plays whom, in a game that has characters. */
import { at } from '@paiju/engine';
import type { Command } from 'commander';
import type { Characters, Desk } from '../desk.ts';
import { DESKS } from '../desks.ts';
import { oneLine, UsageError, unknown } from '../edge/failure.ts';

export interface CharacterArgs {
  readonly me?: string;
  readonly against?: string;
}

/** The seat that each of them is for. */
const FLAGS = ['me', 'against'] as const satisfies readonly (keyof CharacterArgs)[];

const desks: Readonly<Record<string, Desk>> = DESKS;
const WITH_CHARACTERS = Object.entries(desks).flatMap(([ruleset, { characters }]) =>
  characters === null ? [] : [[ruleset, characters] as const],
);

export const withCharacterArgs = (command: Command): Command => {
  const who = WITH_CHARACTERS.map(([ruleset, { names }]) => `${ruleset}: ${Object.keys(names).join(', ')}`);
  return command
    .option('--me <character>', `the character of the first seat (${who.join('; ')})`)
    .option('--against <character>', 'the character of the other seat');
};

/** The options that are changed by them; `changes` has those that are asked for by name. */
export const characterChanges = (
  { game, characters }: Desk,
  args: CharacterArgs,
  changes: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    FLAGS.flatMap((flag, seat) => {
      const character = args[flag];
      if (character === undefined) return [];
      if (characters === null) throw noCharacters(game.rules.id, flag);
      return [[optionFor(characters, seat, { flag, character, changes }), character]];
    }),
  );

interface FlagUse {
  readonly flag: string;
  readonly character: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

const optionFor = (
  { options, names }: Characters,
  seat: number,
  { flag, character, changes }: FlagUse,
): string => {
  if (!Object.hasOwn(names, character)) throw unknown('character', character, Object.keys(names));
  const option = at(options, seat);
  const other = Object.hasOwn(changes, option) ? changes[option] : character;
  if (other === character) return option;
  throw new UsageError(
    `--${flag} ${character} and --option ${option}=${oneLine(String(other))} contradict each other; allowed: one of them`,
  );
};

const noCharacters = (ruleset: string, flag: string): UsageError =>
  new UsageError(
    `--${flag} is not for ${ruleset}, which has no characters; allowed: ${WITH_CHARACTERS.map(([id]) => id).join(', ')}`,
  );

/** As they are typed again. */
export const characterWords = (args: CharacterArgs): string[] =>
  FLAGS.flatMap((flag) => {
    const character = args[flag];
    return character === undefined ? [] : [`--${flag}`, character];
  });

/** Who is played in each seat; none in a game without characters. */
export const charactersIn = ({ characters }: Desk, options: object): string[] => {
  const chosen = options as Readonly<Record<string, string>>;
  return (characters?.options ?? []).map((option) => characters?.names[chosen[option] ?? ''] ?? '');
};
