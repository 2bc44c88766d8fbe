/** Episodes of every preset beside their slow twin: the same seats, masks, observations and points at every step. */
import { readRecord, verifyRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { END } from './codec.ts';
import { allAsked, Episode } from './episode.ts';
import { hashedSeed } from './seeds.ts';
import type { AnyEnvSpec } from './spec.ts';
import { maskOf, playBoth, seenBy } from './testing/beside.ts';
import { ENV_TABLES } from './testing/tables.ts';
import type { Twin } from './testing/twin.ts';

const checkRecord = ({ game }: AnyEnvSpec, episode: Episode, twin: Twin): void => {
  const read = readRecord({ [game.rules.id]: game }, twin.record.join('\n'));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const verified = verifyRecord(read.value);
  expect(verified.ok && verified.value.finished).toBe(true);
  expect(twin.match.balances).toEqual([...episode.points]);
};

describe.each(ENV_TABLES)('$name', ({ name, id, spec, options }) => {
  test('episodes go beside their twin to the end, and the record has the same points', () => {
    for (let match = 0; match < (id === 'haiyuki' ? 1 : 3); match++) {
      const [episode, twin] = playBoth(spec, options, `${name} ${match}`, allAsked(spec));
      checkRecord(spec, episode, twin);
    }
  });

  test('bots in the other seats play as they do at a table', () => {
    const lineup = allAsked(spec).map((_, seat) => (seat === 1 ? null : seat === 0 ? 'greedy' : 'random'));
    const [episode] = playBoth(spec, options, `${name} bots`, lineup);
    expect(episode.ids.length).toBeGreaterThan(20);
  });

  test('what may not be named is refused, and nothing changes', () => {
    const plan = { spec, options, seed: hashedSeed(name), lineup: allAsked(spec) };
    const episode = new Episode(plan);
    const legal = maskOf(episode);
    const seat = episode.seat ?? 0;
    const before = seenBy(episode, seat);
    for (const id of [END, 0.5, Number.NaN, spec.codec.size, ...Array(spec.codec.size).keys()])
      if (!legal.includes(id)) expect(() => episode.act(id)).toThrow(RangeError);
    expect(maskOf(episode)).toEqual(legal);
    expect(seenBy(episode, seat)).toEqual(before);
    expect(episode.ids).toEqual([]);
  });
});

test('a lineup needs somebody who is asked', () => {
  const [table] = ENV_TABLES;
  if (table === undefined) throw new Error('there are no games');
  const { spec, options } = table;
  const seed = hashedSeed('lineup');
  for (const lineup of [['random', 'random', 'random', 'random'], [null]] as const)
    expect(() => new Episode({ spec, options, seed, lineup })).toThrow(RangeError);
});
