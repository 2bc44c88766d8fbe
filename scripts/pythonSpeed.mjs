// `npm run python:speed`: steps a second of processor time from Python, ours beside others', as the table of docs/research.md. What we
// are measured against is installed into an environment of its own. `npm run python:speed -- 1 paiju` for a second each, of ours.
import { spawnSync } from 'node:child_process';
import { installedPython, pythonEnv } from './python.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
const { python } = installedPython('python/bench/requirements.txt');
const { status } = spawnSync(python, ['python/bench/speed.py', ...process.argv.slice(2)], {
  cwd: root,
  env: pythonEnv(),
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
