/** `paiju serve` as somebody meets it who has just cloned: real servers, on a folder of their own. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../run.ts';
import { testFolder } from '../testing/folder.ts';
import { TestIo } from '../testing/io.ts';

const folder = testFolder();
writeFileSync(join(folder, 'index.html'), '<!doctype html>');

interface Served {
  readonly io: TestIo;
  readonly url: string;
  /** Ctrl-C, and how it ended. */
  end(): Promise<number>;
}

const serve = async (args: string, env: object = {}): Promise<Served> => {
  const io = Object.assign(new TestIo(), { env });
  const ended = run(['serve', '--page', folder, ...args.split(' ')], io);
  const end = (): Promise<number> => {
    io.interrupt();
    return ended;
  };
  onTestFinished(async () => void (await end()));
  await expect.poll(() => io.printed, { timeout: 60_000 }).toMatch(/^Paiju is at http:/m);
  return { io, url: /Paiju is at (\S+)/.exec(io.printed)?.[1] ?? '', end };
};

const status = async (url: string, path: string): Promise<unknown> =>
  (await fetch(`${url}${path}`)).json() as Promise<unknown>;
const untilOnline = (url: string, online: string): Promise<void> =>
  expect.poll(() => status(url, 'api/status'), { timeout: 60_000 }).toMatchObject({ online });

test('two of them at once: the second has another port, says in one line whose the data is, and Ctrl-C ends both', async () => {
  const data = join(folder, 'data');
  const first = await serve(`--port 0 --data ${data}`);
  await untilOnline(first.url, 'ready');
  const { port } = new URL(first.url);
  const second = await serve(`--port ${port} --data ${data}`);
  expect(Number(new URL(second.url).port)).toBeGreaterThan(Number(port));
  await untilOnline(second.url, 'failed');
  expect(second.io.complaints).toMatch(
    /^paiju: there are no tables online: the data folder \S+ is in use by process \d+ on [^\n]*; playing alone works\n$/,
  );
  expect([await second.end(), await first.end()]).toEqual([0, 0]);
  expect(first.io.complaints).toBe('');
});

test('a database that cannot be reached, named in the environment: the page is there, and one line says why without the password', async () => {
  const env = { PAIJU_DATABASE: 'postgres://me:secret@127.0.0.1:1/paiju' };
  const { io, url, end } = await serve('--port 0', env);
  await untilOnline(url, 'failed');
  expect((await fetch(url)).status).toBe(200);
  expect(io.complaints).toMatch(
    /^paiju: there are no tables online: the database at 127\.0\.0\.1:1\/paiju cannot be reached: [^\n]*; playing alone works\n$/,
  );
  expect(io.complaints).not.toContain('secret');
  expect(await end()).toBe(0);
});

test('a data folder that is a file: the same', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { io, url, end } = await serve(`--port 0 --data ${file}`);
  await untilOnline(url, 'failed');
  expect(io.complaints).toMatch(/^paiju: there are no tables online: the data folder [^\n]*\n$/);
  expect(await end()).toBe(0);
});

test.each([
  ['--public-url https://mahjong.example', {}, 'mahjong.example'],
  ['', { PAIJU_PUBLIC_URL: 'https://other.example:8443' }, 'other.example'],
  ['', { PAIJU_PUBLIC_URL: '' }, 'localhost'],
])('%s %j: keys are good at %s', async (option, env, site) => {
  const { url } = await serve(`--port 0 --data ${join(folder, 'keys')} ${option}`.trim(), env);
  expect(await status(url, 'api/sign-in')).toMatchObject({ passkeySite: site });
});

test('open to the network: its address there is told', async () => {
  const { io, end } = await serve('--host 0.0.0.0 --port 0 --database postgres://127.0.0.1:1/paiju');
  expect(io.printed).toMatch(
    /^(In your network it is at http:\/\/[\d.]+:\d+\/\n)?Paiju is at http:\/\/localhost/,
  );
  expect(await end()).toBe(0);
});
