// `npm run python:games`: 100,000 random matches through the Python package, over all presets, each compared with its record id by id:
// seats, masks, observations, rewards, returns. `npm run python:games -- 500 7` for fewer, from a seed.
import { spawnSync } from 'node:child_process';
import { installedPython, pythonEnv } from './python.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { python } = installedPython();
const { status } = spawnSync(python, ['python/tests/random_games.py', ...process.argv.slice(2)], {
  cwd: root,
  env: pythonEnv(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
