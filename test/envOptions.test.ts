/** Games as numbers at tables nobody has thought of: options made up by chance. */
import { GAME_IDS, Stream } from '@paiju/engine';
import { allAsked, ENV_SPECS, hashedSeed, matchSeed } from '@paiju/env';
import { gameSeed } from '@paiju/sim';
import { expect, test } from 'vitest';
import { anyOptions } from '../packages/bots/src/testing/anyOptions.ts';
import { playBoth } from '../packages/env/src/testing/beside.ts';

const TABLES = 12;

test.each(GAME_IDS)('%s: episodes go beside their twin whatever the options', (id) => {
  const spec = ENV_SPECS[id];
  const stream = new Stream({ seed: hashedSeed(id), round: 0, name: 'bot' });
  const sizes = new Set<number>();
  for (let table = 0; table < TABLES; table++) {
    const options = anyOptions(spec.game.rules, stream);
    const [{ ids }] = playBoth(spec, shortOf(options), `${id} ${table}`, allAsked(spec));
    sizes.add(ids.length);
  }
  expect(sizes.size).toBeGreaterThan(TABLES / 2);
});

/** A round or two are enough. */
const shortOf = (options: object): object => ({
  ...options,
  ...('deals' in options && { deals: 2 }),
  ...('rounds' in options && { rounds: 1, extraRounds: 1 }),
});

test('match n of a seed is game n of a simulation', () => {
  const seed = hashedSeed('a simulation');
  for (const n of [1, 2, 1000]) expect(matchSeed(seed, n)).toBe(gameSeed(seed, n));
});
