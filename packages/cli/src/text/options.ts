/** What presets and options do, in words, and which preset a set of options is or is near. */
import type { BySeat, Game, GameId } from '@paiju/engine';
import { writeOptionText } from '@paiju/engine';
import { mapped, presets as names, open, options as texts } from './catalogue.ts';

type TextByCode = Readonly<Record<string, string>>;

/** `Blood river 血流成河. As Sichuan, but …` */
export const presetTexts = (game: GameId): TextByCode => {
  const presets: Readonly<Record<string, { readonly name: string; readonly line: string }>> = names[game];
  return Object.fromEntries(
    Object.entries(presets).map(([code, { name, line }]) => [code, `${name}. ${line}`]),
  );
};

/** `Who deals next: the deal goes round (rotate); the first winner (winner).` */
export const optionTexts = (game: GameId): TextByCode => {
  const values: Readonly<Record<string, TextByCode>> = texts[game].values;
  return mapped(texts[game].fields as TextByCode, (text, key) => {
    const choices = Object.entries(values[key] ?? {}).map(([value, meaning]) => `${meaning} (${value})`);
    return choices.length === 0 ? text : `${open(text)}: ${choices.join('; ')}.`;
  });
};

/** A game, and the options that say who plays which character: that is told with the players. */
interface Played {
  readonly game: Game;
  readonly characters: { readonly options: BySeat<string> } | null;
}

export const presetNameOf = ({ game, characters }: Played, options: object): string => {
  const { presets, defaultPreset } = game.rules.options;
  const changed = Object.entries(presets).map(([name, preset]) => ({
    name,
    changes: changesOf(preset, options, characters?.options ?? []),
  }));
  const [nearest] = changed.sort((a, b) => a.changes.length - b.changes.length);
  if (nearest === undefined) return defaultPreset;
  return [nearest.name, ...nearest.changes].join(' ');
};

const changesOf = (preset: object, options: object, untold: readonly string[]): string[] =>
  Object.entries(options).flatMap(([key, value]) => {
    const isSame = (preset as Readonly<Record<string, unknown>>)[key] === value;
    return isSame || untold.includes(key) ? [] : [`${key}=${writeOptionText(value)}`];
  });
