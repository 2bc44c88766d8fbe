// `npm run chaos`: people play whole matches of all games on three processes of `paiju serve` and one PostgreSQL, 50 times each of
// them is killed with -9 or asked to stop, or the network between everybody is bad, or each of two is replaced in turn, and 10,000
// answers of each kind are acknowledged: none lost, none doubled, every record verifies, every match that counts is rated once.
// Some of the people have accounts, and some look for quick matches. `npm run chaos -- 5` for 5 times and 1,000
// answers of each kind, `npm run chaos -- 5 kill` for one kind; PAIJU_FIRST=<number> brings the choices of a failure back.
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { ensureCompiled, env, fail } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const TIMES = 50;
const ANSWERS_EACH = 200;
const PROCESSES = { kill: 3, stop: 3, upgrade: 2, network: 3 };
const TABLES = 24;
const PARTIES = 3;
const EVERY_MS = { kill: [1_500, 6_000], stop: [500, 3_000], upgrade: [500, 3_000], network: [1_000, 5_000] };
const TOLD_MS = 10_000;
const SHOWN = 10;

const times = Number(process.argv[2] ?? TIMES);
const only = process.argv[3];
if (!Number.isInteger(times) || times < 1)
  fail('usage: npm run chaos [-- times [kill|stop|upgrade|network]]');

await onSources(fileURLToPath(import.meta.url), {
  main,
  failure: 'a promise was broken',
  prepare: () => {
    ensureCompiled();
    ensureSystemPackages('postgresql');
  },
});

async function main() {
  const { chaos } = await import('../test/chaos/chaos.ts');
  const { figuresOf } = await import('../test/chaos/figures.ts');
  const { KINDS } = await import('../test/chaos/troubles.ts');
  const { startPostgres } = await import('./postgres.mjs');
  const kinds = KINDS.filter((kind) => only === undefined || kind === only);
  if (kinds.length === 0) fail(`no kind is called ${only}; allowed: ${KINDS.join(', ')}`);
  const seed = Number(env.PAIJU_FIRST);
  const answers = times * ANSWERS_EACH;
  const { url, stop } = await startPostgres();
  let broken = 0;
  for (const kind of kinds) {
    const { progress, clear } = await barFor(kind, answers);
    const report = await chaos({
      ...{
        kind,
        place: { database: `${url}/postgres`, data: '' },
        program: 'paiju',
        processes: PROCESSES[kind],
      },
      ...{
        tables: TABLES,
        parties: PARTIES,
        troubles: times,
        answers,
        seed,
        everyMs: EVERY_MS[kind],
        progress,
      },
    });
    clear();
    for (const line of figuresOf(kind, report)) console.log(line);
    for (const line of report.breaks.slice(0, SHOWN)) console.log(`  ${line}`);
    broken += report.breaks.length;
  }
  console.log(`PAIJU_FIRST=${seed}`);
  await stop();
  process.exit(broken === 0 ? 0 : 1);
}

/** Where there is no terminal to draw a bar on, a line now and then. */
async function barFor(kind, answers) {
  const { Progress } = await import('../packages/cli/src/screen/progress.ts');
  const bar = new Progress({ err: process.stderr }, { things: 'answers', all: answers });
  const began = Date.now();
  let told = began;
  const progress = (troubles, acknowledged) => {
    bar.show(Math.min(acknowledged, answers));
    if (process.stderr.isTTY || Date.now() - told < TOLD_MS) return;
    told = Date.now();
    const rate = (1000 * acknowledged) / (told - began);
    const left = Math.max(0, Math.ceil((answers - acknowledged) / rate));
    console.error(
      `${kind}: ${acknowledged}/${answers} answers, ${rate.toFixed(0)}/s, ${troubles}/${times} times, ${left} s left`,
    );
  };
  return { progress, clear: () => bar.clear() };
}
