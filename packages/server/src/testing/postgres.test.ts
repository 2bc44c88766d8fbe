/** The PostgreSQL of the tests: a cluster of its own, which is gone when whoever started it is, however it went. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { runOn } from './places.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/postgres.mjs', import.meta.url));

const folderOf = async (url: string): Promise<string> => {
  const [row] = await runOn(`${url}/postgres`, 'SHOW data_directory');
  return (row as { data_directory: string }).data_directory;
};

test('one that is asked to stop leaves nothing behind, and writes to the disk until then', async () => {
  const { url, stop } = await startPostgres();
  const folder = await folderOf(url);
  const settings = await runOn(
    `${url}/postgres`,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes') ORDER BY name`,
  );
  expect(settings).toEqual(
    ['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })),
  );
  await stop();
  expect(existsSync(folder)).toBe(false);
  await expect(runOn(`${url}/postgres`, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('one whose starter is killed ends by itself', async () => {
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { startPostgres } from ${JSON.stringify(SCRIPT)}; console.log((await startPostgres()).url)`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void starter.kill('SIGKILL'));
  const [url] = await once(createInterface({ input: starter.stdout }), 'line');
  const folder = await folderOf(url);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), 60_000);
  await expect(runOn(`${url}/postgres`, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
});

test('where another has taken the port in the meantime it takes the next', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const next = (free.address() as AddressInfo).port;
  free.close();
  const ports = [port, next];
  const { url, stop } = await startPostgres(async () => ports.shift() ?? 0);
  onTestFinished(stop);
  expect(url).toMatch(new RegExp(`:${next}$`));
  expect(await runOn(`${url}/postgres`, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
