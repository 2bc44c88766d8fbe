/** What agents leave behind, whatever becomes of the arena: nothing. On the compiled command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { testFolder } from '../../testing/folder.ts';
import { bin, ensureBuilt } from '../../testing/process.ts';

beforeAll(ensureBuilt);
const folder = testFolder();
const NAUGHTY = fileURLToPath(new URL('../../../../agents/src/testing/naughty.py', import.meta.url));

const pidsIn = (file: string): number[] =>
  existsSync(file) ? readFileSync(file, 'ascii').trim().split('\n').map(Number) : [];

/** A zombie that nobody has waited for is no more either. */
const isAlive = (pid: number): boolean => {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

// [what is sent, how often, the exit code]
test.each([
  ['SIGINT', 1, 130],
  ['SIGINT', 2, 130],
  ['SIGTERM', 1, 130],
  ['SIGHUP', 1, 130],
] as const)(
  'after %s, %i times, nobody is left of agents that hang and have children',
  async (signal, times, code) => {
    const file = join(folder, `${signal}-${times}`);
    const bots = `first,exec:python3 ${NAUGHTY} family 7 ${file}`;
    const args = [bin, 'arena', 'haiyuki', '--seed', 'a', '--games', '8', '--threads', '2', '--bots', bots];
    const arena = spawn(process.execPath, args, {
      stdio: 'ignore',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    const ended = once(arena, 'exit');
    while (pidsIn(file).length < 4) await wait(20);
    const pids = pidsIn(file);
    expect(pids.every(isAlive)).toBe(true);
    for (let i = 0; i < times; i++) {
      arena.kill(signal);
      // Two at once would be one.
      await wait(50);
    }
    expect(await ended).toEqual([code, null]);
    // The system may take a moment to bury them.
    while (pids.some(isAlive)) await wait(20);
  },
);
