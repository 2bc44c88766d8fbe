import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { addTally, gameSeed, Threads } from '@paiju/sim';
import { expect, test } from 'vitest';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import { UsageError } from '../../edge/failure.ts';
import { testFolder } from '../../testing/folder.ts';
import { TestIo } from '../../testing/io.ts';
import { playSeries } from './series.ts';
import type { SimSetup } from './task.ts';
import simTask from './task.ts';

const SETUP: SimSetup = {
  ruleset: 'xuezhan',
  options: readOptions(deskFor('xuezhan'), {}),
  bots: ['random', 'random', 'random', 'random'],
  seed: readSeed('shares'),
  games: 9,
  records: null,
};

// The same games, in parts as any number of threads could make them.
test.each([[[[1, 2, 3, 4, 5]]], [[[1], [2], [3], [4], [5]]], [[[1, 2], [], [3, 4, 5]]]])(
  'parts of games %j come to the same',
  async (parts) => {
    const { empty, play } = simTask.prepare(SETUP, new AbortController().signal);
    const whole = empty();
    for (const games of parts) {
      const part = empty();
      for (const game of games) play(game, part);
      addTally(whole, structuredClone(part));
    }
    expect(await playSeries(new TestIo(), { ...SETUP, games: 5 }, { threads: new Threads(1) })).toEqual(
      whole,
    );
  },
);

const records = testFolder();

test('a record that cannot be written is a line, and the first that cannot is told', async () => {
  for (const game of [4, 5, 7]) mkdirSync(join(records, `game-${game}.jsonl`));
  const io = new TestIo();
  const line = `cannot write ${join(records, 'game-4.jsonl')}: it is a folder`;
  await expect(playSeries(io, { ...SETUP, records }, { threads: new Threads(1) })).rejects.toThrow(
    new UsageError(line),
  );
  expect(io.complaints).toBe('');
});

test('a bot that throws is our own bug, told with game, seed and stack', async () => {
  const io = new TestIo();
  const setup: SimSetup = { ...SETUP, bots: Array(4).fill('nobody') };
  const failure = await playSeries(io, setup, { threads: new Threads(1) }).catch((error) => error);
  expect(failure.stack).toMatch(/^RangeError: there is no bot of level/);
  expect(failure.stack).toContain('playMatch');
  expect(io.complaints).toBe(`paiju: game 1 failed, its seed is ${gameSeed(SETUP.seed, 1)}\n`);
});
