/** Which preset a set of options is, or which it is near; who plays which character is told with the players. */
import type { Desk } from '../desk.ts';

export const presetNameOf = ({ game, characters }: Desk, options: object): string => {
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
    return isSame || untold.includes(key) ? [] : [`${key}=${value ?? 'none'}`];
  });
