/** Which preset a game is played by. */
import type { GameId } from '@paiju/engine';
import { gameOf } from './gameOf.ts';

/** Who plays whom is no matter of rules. */
const PERSONAL: ReadonlySet<string> = new Set(['seat0', 'seat1']);

/** The preset with these very options, or null for a mixture of one's own. */
export const presetOf = (ruleset: GameId, options: object): string | null => {
  const { presets, fields } = gameOf(ruleset).rules.options;
  const names = Object.keys(fields).filter((name) => !PERSONAL.has(name));
  const written = new Map(Object.entries(options));
  const isSame = (preset: object): boolean => {
    const own = new Map(Object.entries(preset));
    return names.every((name) => own.get(name) === written.get(name));
  };
  return Object.entries(presets).find(([, preset]) => isSame(preset))?.[0] ?? null;
};
