/** docs/wall.md and the script beside it, for the tests of both. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
export const PAGE = 'docs/wall.md';
export const page = readFileSync(join(ROOT, PAGE), 'utf8');
export const ZEROS = '0'.repeat(64);

/** Runs docs/check/wall.py: its exit code and what it printed, both outputs together. */
export const wallPy = (...args: string[]): [code: number | null, printed: string] => {
  const run = spawnSync('python3', ['docs/check/wall.py', ...args], { cwd: ROOT, encoding: 'utf8' });
  if (run.error) throw run.error;
  return [run.status, run.stdout + run.stderr];
};

/** Runs a few lines of Python that know what is in docs/check/wall.py, and reads what they print as JSON. */
export const withWallPy = (...lines: string[]): unknown => {
  const script = ['import json, wall', ...lines].join('\n');
  const run = spawnSync('python3', ['-B', '-c', script], { cwd: join(ROOT, 'docs/check'), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
};
