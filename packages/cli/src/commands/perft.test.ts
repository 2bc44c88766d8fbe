import type { AnyRuleset } from '@paiju/engine';
import { perft, xuezhan } from '@paiju/engine';
import { expect, test } from 'vitest';
import { readSeed } from '../args/seed.ts';
import { ran } from '../testing/io.ts';

const rules: AnyRuleset = xuezhan;
const stateFor = (seed: string, skip: number): object => {
  const options = xuezhan.options.presets.bury3 ?? {};
  let { state } = rules.start(
    options,
    { round: 0, dealer: 0, carried: null },
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

test.each([
  ['a', 0, 3],
  ['b', 6, 5],
])('seed %s after %i actions to depth %i agrees with the engine', async (seed, skip, depth) => {
  const state = stateFor(seed, skip);
  const expected = Array.from({ length: depth }, (_, i) => `depth ${i + 1}  ${perft(rules, state, i + 1)}\n`);
  const { code, out } = await ran(`perft xuezhan --seed ${seed} --depth ${depth} --skip ${skip}`);
  expect({ code, out }).toEqual({ code: 0, out: expected.join('') });
});

test('without a seed one is made up and printed', async () => {
  expect((await ran('perft xuezhan --depth 1')).out).toMatch(/^seed [0-9a-f]{64}\ndepth 1 {2}\d+\n$/);
});
