import type { AnyRuleset, GameId } from '@paiju/engine';
import { GAME_IDS, GAMES, perft } from '@paiju/engine';
import { expect, test } from 'vitest';
import { readSeed } from '../args/seed.ts';
import { ran } from '../testing/io.ts';

const stateFor = (rules: AnyRuleset, seed: string, skip: number): object => {
  const { presets, defaultPreset } = rules.options;
  const options = presets[defaultPreset] ?? {};
  let { state } = rules.start(
    options,
    rules.firstSetup(options, readSeed(seed)),
    rules.deal(options, readSeed(seed), 0),
  );
  for (let i = 0; i < skip; i++) {
    const seat = rules.toAct(state)[0] ?? 0;
    const [action = { type: '' }] = rules.legal(state, seat);
    const step = rules.apply(state, seat, action);
    if (step.ok) state = step.value.state;
  }
  return state;
};

// [seed, how many actions are played first, how deep]
const COUNTED = {
  xuezhan: [
    ['a', 0, 3],
    ['b', 6, 5],
  ],
  wuhan: [
    ['a', 0, 3],
    ['b', 30, 3],
  ],
  haiyuki: [
    ['a', 1, 3],
    ['b', 20, 3],
  ],
} as const satisfies Readonly<Record<GameId, readonly (readonly [string, number, number])[]>>;

test.each(GAME_IDS.flatMap((id) => COUNTED[id].map((row) => [id, ...row] as const)))(
  '%s, seed %s after %i actions to depth %i agrees with the engine',
  async (game, seed, skip, depth) => {
    const { rules } = GAMES[game];
    const state = stateFor(rules, seed, skip);
    const expected = Array.from(
      { length: depth },
      (_, i) => `depth ${i + 1}  ${perft(rules, state, i + 1)}\n`,
    );
    const { code, out } = await ran(`perft ${game} --seed ${seed} --depth ${depth} --skip ${skip}`);
    expect({ code, out }).toEqual({ code: 0, out: expected.join('') });
  },
);

test('without a seed one is made up and printed', async () => {
  expect((await ran('perft xuezhan --depth 1')).out).toMatch(/^seed [0-9a-f]{64}\ndepth 1 {2}\d+\n$/);
});
