/** `npm start`: the page is served, its address is the last line, and Ctrl-C ends it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));

test.each(['SIGINT', 'SIGTERM'] as const)('serves the page without a terminal until %s', async (signal) => {
  const child = spawn('node', [START, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  let line = '';
  for await (line of createInterface(child.stdout)) if (line.startsWith('Paiju')) break;
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<title>Paiju');
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

test.each([
  [['--port', 'x'], "not a port: 'x'"],
  [['--port', '65536'], "not a port: '65536'"],
  [['--port=-1'], "not a port: '-1'"],
  [['--port'], "Option '--port <value>' argument missing"],
  [['--watch'], "Unknown option '--watch'"],
  [['xuezhan'], "Unexpected argument 'xuezhan'"],
])('%j is refused in one line', (args, reason) => {
  const { status, stderr, stdout } = spawnSync('node', [START, ...args], { encoding: 'utf8' });
  expect({ status, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({
    status: 2,
    stdout: '',
    lines: 1,
  });
  expect(stderr).toContain(`paiju: ${reason}`);
});
