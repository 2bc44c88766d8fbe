/** Shares of a series without threads: they take turns in one, so that each has some of the games. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { deskFor, readOptions } from '../../args/game.ts';
import { readSeed } from '../../args/seed.ts';
import { UsageError } from '../../edge/failure.ts';
import { GameQueue } from './gameQueue.ts';
import type { Series, Share } from './share.ts';
import { joined, playShare } from './share.ts';

const SERIES: Series = {
  ruleset: 'xuezhan',
  options: readOptions(deskFor('xuezhan'), {}),
  bots: ['random', 'random', 'random', 'random'],
  seed: readSeed('shares'),
  games: 9,
  records: null,
};

const sharesOf = (series: Series, threads: number): Promise<Share[]> => {
  const queue = GameQueue.of(series.games);
  return Promise.all(
    Array.from({ length: threads }, async () =>
      structuredClone(await playShare(series, queue, () => nextTurn())),
    ),
  );
};

test('any number of shares comes to the same', async () => {
  const whole = joined(SERIES, await sharesOf(SERIES, 1));
  for (const threads of [2, 3, 9]) {
    const shares = await sharesOf(SERIES, threads);
    for (const { tally } of shares) expect(tally.games).toBeGreaterThan(0);
    expect(joined(SERIES, shares)).toEqual(whole);
  }
});

test('a record that cannot be written is the same failure for any number of shares', async () => {
  const records = mkdtempSync(join(tmpdir(), 'paiju-shares-'));
  for (const game of [4, 5, 7]) mkdirSync(join(records, `game-${game}.jsonl`));
  for (const threads of [1, 2, 3]) {
    const series = { ...SERIES, records };
    const shares = await sharesOf(series, threads);
    const failure = new UsageError(
      `cannot write ${join(records, 'game-4.jsonl')}: illegal operation on a directory`,
    );
    expect(() => joined(series, shares)).toThrow(failure);
  }
});

test('a bot that throws is our own bug, told with its stack', async () => {
  const series = { ...SERIES, bots: Array(4).fill('expert') };
  const [share] = await sharesOf(series, 1);
  expect(share?.failure).toMatchObject({ game: 1, isUsage: false });
  const failed = (): unknown => joined(series, share === undefined ? [] : [share]);
  expect(failed).toThrow(new RangeError('no expert bot plays xuezhan'));
  expect(share?.failure?.error).toHaveProperty('stack', expect.stringContaining('playMatch'));
});
