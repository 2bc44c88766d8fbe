/** Which preset a game is played by. */
import { outlineOf } from './outlineOf.ts';

/** The preset with these very options but the personal ones, or null for a mixture of one's own. */
export const presetOf = (ruleset: string, options: object, personal: ReadonlySet<string>): string | null => {
  const { presets, fields } = outlineOf(ruleset).options;
  const names = Object.keys(fields).filter((name) => !personal.has(name));
  const written = new Map(Object.entries(options));
  const isSame = (preset: object): boolean => {
    const own = new Map(Object.entries(preset));
    return names.every((name) => own.get(name) === written.get(name));
  };
  return Object.entries(presets).find(([, preset]) => isSame(preset))?.[0] ?? null;
};
