/** Which preset a set of options is, or which it is near. */
import type { Desk } from '../desk.ts';

export const presetNameOf = ({ game }: Desk, options: object): string => {
  const { presets, defaultPreset } = game.rules.options;
  const changed = Object.entries(presets).map(([name, preset]) => ({
    name,
    changes: changesOf(preset, options),
  }));
  const [nearest] = changed.sort((a, b) => a.changes.length - b.changes.length);
  if (nearest === undefined) return defaultPreset;
  return [nearest.name, ...nearest.changes].join(' ');
};

const changesOf = (preset: object, options: object): string[] =>
  Object.entries(options).flatMap(([key, value]) =>
    (preset as Readonly<Record<string, unknown>>)[key] === value ? [] : [`${key}=${value ?? 'none'}`],
  );
