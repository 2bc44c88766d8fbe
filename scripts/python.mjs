// The Python package as somebody installs it: a wheel, in a virtual environment of its own with what its tests run on. It is made
// once for each list of requirements; later runs need no network.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, fail, root } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const CACHE = join(root, 'reports/python');

/** Where no Node is, ours least of all: a wheel has to be built and run without one. */
const pathWithoutNode = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !existsSync(join(folder, 'node')) && !existsSync(join(folder, 'npm')))
    .join(delimiter);

export const pythonEnv = (more = {}) => ({
  ...env,
  PATH: pathWithoutNode(),
  PIP_DISABLE_PIP_VERSION_CHECK: '1',
  PIP_ROOT_USER_ACTION: 'ignore',
  PYTHONDONTWRITEBYTECODE: '1',
  ...more,
});

/** The interpreter of an environment that has what is required. */
export function pythonWith(requirements) {
  ensureSystemPackages('python3', 'python3-venv');
  const folder = venvFolder(requirements);
  const python = join(folder, 'bin', 'python');
  const stamp = join(folder, '.made');
  if (!existsSync(stamp)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    doOrFail('python3', ['-m', 'venv', folder]);
    doOrFail(python, ['-m', 'pip', 'install', '--quiet', '-r', requirements]);
    writeFileSync(stamp, '');
  }
  return python;
}

/** Builds and installs the wheel beside what is required; answers with the interpreter, and the wheel. */
export function installedPython(requirements = 'python/tests/requirements.txt') {
  const python = pythonWith(requirements);
  const wheels = join(venvFolder(requirements), 'wheels');
  rmSync(wheels, { recursive: true, force: true });
  const build = ['wheel', '--quiet', '--no-deps', '--no-build-isolation', '--wheel-dir', wheels, './python'];
  doOrFail(python, ['-m', 'pip', ...build]);
  const [name] = readdirSync(wheels);
  const wheel = join(wheels, name);
  doOrFail(python, [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--no-deps',
    '--no-index',
    '--force-reinstall',
    wheel,
  ]);
  return { python, wheel };
}

/** One for each Python and list of requirements. */
function venvFolder(requirements) {
  const { stdout } = spawnSync('python3', ['--version'], { env, encoding: 'utf8' });
  const digest = createHash('sha256')
    .update(stdout)
    .update(readFileSync(join(root, requirements)))
    .digest('hex');
  return join(CACHE, digest.slice(0, 16));
}

function doOrFail(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    env: program === 'python3' ? env : pythonEnv(),
    encoding: 'utf8',
  });
  if (status !== 0) fail(`${program} ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
}
