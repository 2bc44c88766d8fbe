// `npm run soak`: the contract suite on many more games than `npm test` plays, other ones every time; 20,000 matches a preset.
// Without a game it also plays rounds in place and by `apply`, 15,600 a preset.
// `npm run soak -- 5` plays five times those of a test run, `npm run soak -- 39 wuhan` those of one game;
// PAIJU_FIRST=<number> brings the games of a failure back.
import { ensureInstalled, env, fail, run } from './setup.mjs';

const TIMES_A_TEST_RUN = 39;

const times = Number(process.argv[2] ?? TIMES_A_TEST_RUN);
const game = process.argv[3];
if (!Number.isInteger(times) || times < 1)
  fail('usage: npm run soak [-- times the matches of a test run [game]]');
ensureInstalled();
env.PAIJU_SOAK = String(times);
env.PAIJU_FIRST ??= String(Math.floor(Math.random() * 1e9));
console.log(`paiju: soak, ${times} times the matches of a test run; PAIJU_FIRST=${env.PAIJU_FIRST}`);
const suites = game ? [`rules/${game}/contract.test`] : ['contract.test', 'simulation.test'];
if (!run('vitest', ['run', ...suites]))
  fail(`the soak found something; PAIJU_FIRST=${env.PAIJU_FIRST} brings it back`);
