/** A game as somebody has set it up, ready to be begun. */
import type { GameId, OptionProblem, Result, Seed } from '@paiju/engine';
import { resolveOptions, seedOf } from '@paiju/engine';
import { outlineOf } from '../game/outlineOf.ts';
import type { NewGame } from '../play/messages.ts';
import type { Choice } from '../store/choices.ts';

/** The names at the table: the person's own, and as many as there are opponents. */
export interface Names {
  readonly own: string;
  readonly bots: readonly string[];
}

export const newGame = (
  ruleset: GameId,
  { preset, changes, bots }: Choice,
  seed: Seed,
  names: Names,
): Result<NewGame, OptionProblem> => {
  const options = resolveOptions(outlineOf(ruleset).options, preset, changes);
  if (!options.ok) return options;
  const players = [names.own, ...bots.map((_, i) => names.bots[i] ?? '')];
  return { ok: true, value: { ruleset, options: options.value, seed, players, lineup: [null, ...bots] } };
};

/** From the system's chance. */
export const randomSeed = (): Seed =>
  seedOf(
    Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  );
