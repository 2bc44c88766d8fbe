/** Every preset of every game, and players that win now and then and try everything else too. */

import { createBot } from '@paiju/bots';
import type { GameId } from '@paiju/engine';
import { GAME_IDS, Stream } from '@paiju/engine';
import { encode } from '../codec.ts';
import { hashedSeed } from '../seeds.ts';
import type { AnyEnvSpec } from '../spec.ts';
import { ENV_SPECS } from '../specs.ts';
import type { Twin } from './twin.ts';

export interface EnvTable {
  readonly name: string;
  readonly id: GameId;
  readonly spec: AnyEnvSpec;
  readonly options: object;
}

export const ENV_TABLES: readonly EnvTable[] = GAME_IDS.flatMap((id) =>
  Object.entries(ENV_SPECS[id].game.rules.options.presets).map(([preset, options]) => ({
    name: `${id} ${preset}`,
    id,
    spec: ENV_SPECS[id],
    options: options as object,
  })),
);

/** Chance for tests: a whole number from 0 to n − 1. */
const chanceOf = (text: string): ((n: number) => number) => {
  const stream = new Stream({ seed: hashedSeed(text), round: 0, name: 'bot' });
  return (n) => stream.below(n);
};

/** The next id of somebody who mostly plays well, for which a match needs wins and claims, and else anyhow. */
export const somebody = (spec: AnyEnvSpec, text: string): ((twin: Twin) => number) => {
  const below = chanceOf(text);
  const { rules } = spec.game;
  const bots = Array.from({ length: rules.seats }, (_, seat) =>
    createBot('greedy', { seed: hashedSeed(text), seat, ruleset: rules.id }),
  );
  let meant: readonly number[] = [];
  return (twin) => {
    const { seat, begun, nextIds } = twin;
    if (begun.length === 0 && seat !== null && below(4) > 0) {
      const action = bots[seat]?.choose(rules.view(twin.match.state, seat), twin.legal);
      meant = action === undefined ? [] : encode(spec.codec, action);
    } else if (begun.length === 0) meant = [];
    return meant[begun.length] ?? nextIds[below(nextIds.length)] ?? -1;
  };
};
