/** Simulations and arenas by workers on one PostgreSQL, which are killed meanwhile: the same bytes as alone. On the compiled command. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runJobs } from '@paiju/sim';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../packages/cli/src/run.ts';
import { TestIo } from '../../packages/cli/src/testing/io.ts';
import { bin, ensureBuilt } from '../../packages/cli/src/testing/process.ts';
import { emptyDatabase, emptyFolder, runOn } from '../../packages/server/src/testing/places.ts';
import { closeBoss, openBoss } from '../../packages/sim/src/jobs/boss.ts';

let url = '';
beforeAll(ensureBuilt);
beforeEach(async () => {
  url = await emptyDatabase();
});

const workers: ChildProcess[] = [];
afterEach(async () => {
  for (const worker of workers.splice(0)) {
    if (worker.exitCode !== null || worker.signalCode !== null) continue;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
});
const worker = (): ChildProcess => {
  const args = [bin, 'worker', '--jobs', url, '--threads', '1'];
  const started = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  workers.push(started);
  return started;
};

/** How many jobs are in a state; none before there is a queue. */
const jobs = async (state: string): Promise<number> => {
  const text = `SELECT count(*)::int AS jobs FROM paiju_jobs.job WHERE name LIKE 'play-%' AND state = '${state}'`;
  const [row] = await runOn(url, text).catch(() => []);
  return (row as { readonly jobs: number } | undefined)?.jobs ?? 0;
};

const ran = async (command: string, io = new TestIo([])) => {
  const code = await run(command.split(' '), io);
  return { code, out: io.printed };
};

const ARENA = 'arena xuezhan --bots greedy,novice,random --games 60 --seed a --json';
const SIM = 'sim haiyuki --bots greedy,random --games 150 --seed a --json';

describe.each([
  ['an arena', ARENA],
  ['a simulation', SIM],
])('%s', (_, command) => {
  test.each([1, 2])('by %i workers is what it is alone', async (count) => {
    for (let i = 0; i < count; i++) worker();
    expect(await ran(`${command} --jobs ${url}`)).toEqual(await ran(command));
  });

  test('by two workers, one of which is killed, is what it is alone: its games are played again', async () => {
    // The other is there, and does not take all of them before this one has begun.
    const other = worker();
    if (other.stderr !== null) await once(other.stderr, 'data');
    other.kill('SIGSTOP');
    const playing = ran(`${command} --jobs ${url}`);
    const killed = worker();
    // Held while it plays: nobody else has begun a game, and it will not finish this one.
    for (let isHeld = false; !isHeld; ) {
      while ((await jobs('active')) === 0) await wait(20);
      killed.kill('SIGSTOP');
      await wait(200);
      isHeld = (await jobs('active')) === 1;
      if (!isHeld) killed.kill('SIGCONT');
    }
    other.kill('SIGCONT');
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(await playing).toEqual(await ran(command));
  });
});

test('a worker that is asked to stop gives its games back at once', async () => {
  const playing = ran(`${ARENA} --jobs ${url}`);
  const stopped = worker();
  while ((await jobs('active')) === 0) await wait(20);
  stopped.kill('SIGTERM');
  expect(await once(stopped, 'exit')).toEqual([130, null]);
  expect(await jobs('active')).toBe(0);
  worker();
  expect((await playing).out).toBe((await ran(ARENA)).out);
});

test('an arena by workers keeps the same file, and goes on with it', async () => {
  const folder = emptyFolder();
  const [alone, byWorkers] = [join(folder, 'alone'), join(folder, 'workers')];
  worker();
  await ran(`${ARENA} --out ${alone}`);
  await ran(`${ARENA.replace('60', '30')} --out ${byWorkers} --jobs ${url}`);
  await ran(`${ARENA} --out ${byWorkers} --jobs ${url}`);
  expect(readFileSync(byWorkers, 'utf8').length).toBeGreaterThan(1_000);
  const walls = (file: string): string[] => readFileSync(file, 'utf8').trim().split('\n').sort();
  expect(walls(byWorkers)).toEqual(walls(alone));
});

test('Ctrl-C takes back what has not been played', async () => {
  const io = new TestIo([]);
  const playing = ran(`${SIM} --jobs ${url}`, io);
  while ((await jobs('created')) === 0) await wait(20);
  io.interrupt();
  expect((await playing).code).toBe(130);
  expect(await jobs('created')).toBe(0);
  expect(await runOn(url, "SELECT name FROM paiju_jobs.queue WHERE name LIKE 'results-%'")).toEqual([]);
});

const AGED = "UPDATE paiju_jobs.queue SET updated_on = now() - interval '1 hour' WHERE name LIKE 'results-%'";
const WAITED = `SELECT name FROM paiju_jobs.queue WHERE name LIKE 'results-%'`;

test('what was asked for by a process that was killed is deleted, and nobody plays it', async () => {
  const asking = spawn(process.execPath, [bin, ...SIM.split(' '), '--jobs', url], {
    stdio: 'ignore',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  while ((await jobs('created')) === 0) await wait(20);
  asking.kill('SIGKILL');
  await once(asking, 'exit');
  await runOn(url, AGED);
  const passing = worker();
  let said = '';
  passing.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  while ((await runOn(url, WAITED)).length > 0 || (await jobs('created')) > 0) await wait(20);
  passing.kill('SIGTERM');
  await once(passing, 'close');
  expect(said).toMatch(/games played: 0\n$/);
});

test('whoever waits says so: what they wait for is kept', async () => {
  const io = new TestIo([]);
  const playing = ran(`${SIM} --jobs ${url}`, io);
  while ((await jobs('created')) === 0) await wait(20);
  await runOn(url, AGED);
  const fresh = `${WAITED} AND updated_on > now() - interval '1 minute'`;
  while ((await runOn(url, fresh)).length === 0) await wait(20);
  io.interrupt();
  expect((await playing).code).toBe(130);
});

test('whoever was given up is told so', async () => {
  const io = new TestIo([]);
  const playing = run(`${SIM} --jobs ${url}`.split(' '), io);
  while ((await jobs('created')) === 0) await wait(20);
  await runOn(url, `SELECT paiju_jobs.delete_queue(name) FROM paiju_jobs.queue WHERE name LIKE 'results-%'`);
  expect(await playing).toBe(2);
  expect(io.complaints).toContain('have been given up');
});

test('whoever begin at once on an empty database all begin', async () => {
  const opened = await Promise.allSettled(Array.from({ length: 8 }, () => openBoss(url)));
  await Promise.all(opened.map((each) => (each.status === 'fulfilled' ? closeBoss(each.value) : null)));
  expect(opened.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
});

test('a worker runs no commands that come out of the database', async () => {
  worker();
  const bots = ['greedy', 'exec:touch /tmp/never'];
  const setup = { ruleset: 'xuezhan', options: {}, bots, seed: 'ab'.repeat(32) };
  const { signal } = new AbortController();
  const series = { jobs: url, kind: 'arena', setup, games: { first: 1, last: 2 }, signal, take: () => {} };
  await expect(runJobs(series)).rejects.toThrow(/^game 1: /);
});

// [what is wrong, command, what is said]
test.each([
  ['agents', 'arena xuezhan --bots greedy,exec:true --jobs URL', 'not for exec: agents'],
  ['records', 'sim xuezhan --records r --jobs URL', '--records is not for --jobs'],
  ['no database', 'sim xuezhan --jobs postgres://127.0.0.1:9/none', 'cannot be used'],
  ['no database to work on', 'worker --jobs postgres://127.0.0.1:9/none', 'cannot be used'],
])('%s is one line and exit code 2', async (_, command, said) => {
  const io = new TestIo([]);
  expect(await run(command.replace('URL', url).split(' '), io)).toBe(2);
  expect(io.complaints.split('\n').at(-2)).toContain(said);
});
