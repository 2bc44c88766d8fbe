// What comes from the system instead of npm: installed where we may, and named where we may not.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath, hasFonts } from './chromium.mjs';
import { postgresFolder } from './postgres.mjs';
import { env, fail, run } from './setup.mjs';

/** Whether it is there, by the name of Debian's package. */
const IS_THERE = {
  python3: () => spawnSync('python3', ['--version'], { env }).status === 0,
  // Debian keeps apart what a virtual environment needs.
  'python3-venv': () => spawnSync('python3', ['-c', 'import ensurepip, venv'], { env }).status === 0,
  chromium: () => chromiumPath() !== null,
  'fonts-noto-cjk': hasFonts,
  postgresql: () => postgresFolder() !== null,
  gcc: () => spawnSync('gcc', ['--version'], { env }).status === 0,
  'libc6-dev': () => spawnSync('gcc', ['-E', '-include', 'stdio.h', '-'], { env, input: '' }).status === 0,
};

/** What has to be done before one of them is installed. */
const BEFORE = { postgresql: withoutService };

/** Ends the script where something is missing and cannot be installed. */
export function ensureSystemPackages(...names) {
  const missing = () => names.filter((name) => !IS_THERE[name]());
  const wanted = missing();
  if (wanted.length === 0) return;
  if (process.getuid?.() !== 0)
    fail(`this needs ${wanted.join(', ')}: install what is missing and try again`);
  console.log(`paiju: missing: apt-get update && apt-get install -y ${wanted.join(' ')}`);
  for (const name of wanted) BEFORE[name]?.();
  run('apt-get', ['update']) && run('apt-get', ['install', '-y', '--no-install-recommends', ...wanted]);
  const left = missing();
  if (left.length > 0) fail(`could not be installed: ${left.join(', ')}`);
}

/** Debian would make a cluster and run it; the tests start one of their own. */
function withoutService() {
  const folder = '/etc/postgresql-common/createcluster.d';
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'paiju.conf'), 'create_main_cluster = false\n');
}
