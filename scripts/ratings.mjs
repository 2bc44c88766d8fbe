// `npm run ratings`: bots play matches in all mixtures of levels, 20 of each, how they ended is kept and the strengths of bots are
// worked out from it; then people of known strength play 100 matches each on every ladder, 25 times, and what ratings make of them
// is written into docs/ratings.md. The same every time. `npm run ratings -- play 5` or `npm run ratings -- simulate 4` for one of
// the two, with so many matches or runs.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { env, fail, root } from './setup.mjs';

const MATCHES = 20;
const RUNS = 25;
const FIRST_RUN = 1;

const [part = 'both', count] = process.argv.slice(2);
const wanted = count === undefined ? null : Number(count);
if (
  !['both', 'play', 'simulate'].includes(part) ||
  (wanted !== null && (!Number.isInteger(wanted) || wanted < 1))
)
  fail('usage: npm run ratings [-- play [matches a mixture] | simulate [runs]]');

await onSources(fileURLToPath(import.meta.url), { main, failure: 'the ratings could not be measured' });

async function main() {
  const { Stages } = await import('./stages.mjs');
  const stages = new Stages();
  if (part !== 'simulate') {
    await play(stages);
    // The strengths of bots are part of what the simulation runs on: it begins with the new ones.
    if (part === 'both') simulateAnew();
  } else await simulate(stages);
}

async function play(stages) {
  const { playAll } = await import('../test/ratings/play.ts');
  const { keepResults } = await import('../test/ratings/results.ts');
  const { keepAnchors } = await import('../test/ratings/anchors.ts');
  keepResults(
    playAll(wanted ?? MATCHES, (ladder, done, all) => stages.show(`matches on ${ladder}`, done, all)),
  );
  stages.clear();
  keepAnchors();
  console.log('written: test/ratings/results.json and the strengths of bots in the sources');
}

function simulateAnew() {
  const { status } = spawnSync('node', [...process.execArgv, process.argv[1], 'simulate'], {
    ...{ cwd: root, env, stdio: 'inherit' },
  });
  if (status !== 0) process.exit(1);
}

async function simulate(stages) {
  const { Simulation } = await import('../test/ratings/simulate.ts');
  const { readResults } = await import('../test/ratings/results.ts');
  const { MARKS, writeAnchors, writePage } = await import('../test/ratings/page.ts');
  const { ALL_LADDERS } = await import('@paiju/protocol');
  const { seedNo } = await import('../packages/engine/src/testing/match.ts');
  const runs = wanted ?? RUNS;
  const results = readResults();
  const simulated = ALL_LADDERS.map((ladder) => {
    const simulation = new Simulation(ladder, results, seedNo(FIRST_RUN));
    return [
      ladder,
      Array.from({ length: runs }, (_, run) => {
        stages.show(`runs on ${ladder}`, run, runs);
        return simulation.run(MARKS);
      }),
    ];
  });
  stages.clear();
  writeAnchors();
  writePage(simulated);
  console.log('written: docs/ratings.md and its pictures');
}
