/** `npm start`: the page is served, its address is the last line, and Ctrl-C ends it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

const data = mkdtempSync(join(tmpdir(), 'paiju-start-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

test.each(['SIGINT', 'SIGTERM'] as const)('serves the page without a terminal until %s', async (signal) => {
  const child = spawn('node', [START, '--port', '0', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let line = '';
  for await (line of createInterface(child.stdout)) if (line.startsWith('Paiju')) break;
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  await expect
    .poll(async () => (await fetch(`${address}api/status`)).json())
    .toMatchObject({ online: 'ready' });
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>Paiju');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

test('what is wrong is said in one line', () => {
  const { status, stderr, stdout } = spawnSync('node', [START, '--watch'], { encoding: 'utf8' });
  expect({ status, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
    status: 2,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toMatch(/^paiju: unknown option '--watch'; allowed: --host <host>, --port <n>, /);
});

test('where the online part cannot be opened, the page is served all the same and says so', async () => {
  const child = spawn('node', [START, '--port', '0', '--data', '/dev/null/data'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const complaint = once(createInterface(child.stderr), 'line');
  const [line] = await once(createInterface(child.stdout), 'line');
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  expect((await fetch(address)).status).toBe(200);
  expect(await complaint).toEqual([
    expect.stringMatching(/^paiju: there are no tables online: .*\/dev\/null/),
  ]);
  expect(await (await fetch(`${address}api/status`)).json()).toMatchObject({ online: 'failed' });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
