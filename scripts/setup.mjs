// What every script here needs first: dependencies as package-lock.json says, and compiled packages.
// Plain JavaScript for Node 20 or later, importing nothing that has to be installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourcesNow } from './sources.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'node_modules', '.paiju-setup');
const compiled = join(root, 'node_modules', '.paiju-compiled');

/**
 * The environment of every child: node_modules/.bin first, so that the pinned Node and tools are the ones found;
 * no colour codes in a log file (several tools write them whenever CI is set).
 */
export const env = {
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

/** Runs a command in the repository root and says whether it succeeded. `more` is added to its environment. */
export function run(command, args, { more = {}, stdio = 'inherit' } = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, env: { ...env, ...more }, stdio });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** What is being done, where it does not get into what a command prints. */
const say = (line) => console.error(`paiju: ${line}`);

/** Ends the script with one clear line. */
export function fail(line) {
  console.error(`\npaiju: ${line}`);
  process.exit(1);
}

/** Installs the dependencies unless node_modules is already what the lock file asks for. */
export function ensureInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  say('installing dependencies: npm ci');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // What npm counts when it has succeeded is not what was asked for; why it failed comes by the other way.
  if (!run('npm', args, { stdio: ['inherit', 'ignore', 'inherit'] })) fail('npm ci failed');
  writeStamp();
}

/** Compiles what has changed since the last build. */
export function build() {
  say('compiling: tsc -b');
  if (!run('tsc', ['-b'])) fail('the build failed: tsc -b');
}

/** Compiles unless what is there is of these sources: to ask the compiler would take longer than to start. */
export function ensureCompiled() {
  const packages = readdirSync(join(root, 'packages')).filter((name) => name !== 'web');
  const now = sourcesNow(
    ['package-lock.json', ...packages.map((name) => join('packages', name))].map(inRoot),
  );
  const isThere = packages.every((name) => existsSync(inRoot(join('packages', name, 'dist'))));
  if (isThere && existsSync(compiled) && readFileSync(compiled, 'utf8') === now) return;
  build();
  writeFileSync(compiled, now);
}

const inRoot = (path) => join(root, path);

/** A digest of everything that decides what belongs in node_modules. */
function wanted() {
  const hash = createHash('sha256');
  const packages = readdirSync(join(root, 'packages')).sort();
  const files = ['package-lock.json', ...packages.map((name) => join('packages', name, 'package.json'))];
  for (const file of files) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

export function writeStamp() {
  writeFileSync(stamp, wanted());
}
