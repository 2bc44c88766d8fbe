// A process that plays a series of games in as many threads as its argument says, whenever it is asked to.
import { createHash } from 'node:crypto';
import { hashedSeed, runSeries, Threads } from '@paiju/sim';
import task from './seriesTask.mjs';

const SETUP = { ruleset: 'xuezhan', preset: 'bury3', level: 'greedy', seed: hashedSeed('bench') };
const threads = new Threads(Number(process.argv[2]));
const { signal } = new AbortController();

/** Two series with the same digest had the same points in every game. */
const play = async (games) => {
  const digest = createHash('sha256');
  const take = (points) => {
    for (const own of points) digest.update(`${own}\n`);
  };
  await runSeries({ task, setup: SETUP, games: { first: 1, last: games }, threads, signal, take });
  return digest.digest('hex');
};

process.on('message', async (games) => {
  const digest = await play(games);
  const { user, system } = process.cpuUsage();
  process.send({ digest, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => threads.close());
