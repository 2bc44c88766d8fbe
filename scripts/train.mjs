// `npm run train -- GAME PRESET`: trains the network of a preset, as docs/training.md tells. PyTorch is installed into an environment of
// its own, which takes three gigabytes. Ctrl-C or a kill stops it; the same command goes on.
import { spawnSync } from 'node:child_process';
import { pythonWith } from './python.mjs';
import { ensureInstalled, env, root } from './setup.mjs';

ensureInstalled();
const python = pythonWith('training/requirements.txt');
const { status } = spawnSync(python, ['training/train.py', ...process.argv.slice(2)], {
  ...{ cwd: root, stdio: 'inherit' },
  env: { ...env, PYTHONDONTWRITEBYTECODE: '1', PYTHONUNBUFFERED: '1' },
});
process.exitCode = status ?? 1;
