// `npm run load`: what one server process carries: 1,000 tables with 4,000 sockets at one step per table and 2 s, measured for
// 60 s, on a PostgreSQL of its own. `npm run load -- 200 30` for fewer tables and a shorter time, `npm run load -- 200 30 embedded`
// on the embedded database; with `--profile` the CPU profile of what is measured is left in reports/.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureCompiled, fail, root } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const STEP_MS = 2_000;
/** Of clients: one has enough to do with so many tables. */
const TABLES_A_PROCESS = 500;
const MOST_MS = 250;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isProfiled = process.argv.includes('--profile');
const [tables, seconds] = [Number(words[0] ?? 1_000), Number(words[1] ?? 60)];
const database = words[2] ?? 'postgres';
if (
  ![tables, seconds].every((count) => Number.isInteger(count) && count > 0) ||
  !/^(postgres|embedded)$/.test(database)
)
  fail('usage: npm run load [-- tables [seconds [postgres | embedded]]] [--profile]');

await onSources(fileURLToPath(import.meta.url), {
  main,
  failure: 'the load could not be measured',
  prepare: () => {
    ensureCompiled();
    if (database === 'postgres') ensureSystemPackages('postgresql');
  },
});

async function main() {
  const { measureLoad } = await import('../packages/server/src/testing/load/load.ts');
  const { loadLines, quantile } = await import('../packages/server/src/testing/load/loadReport.ts');
  const { serveProcess } = await import('../packages/server/src/testing/load/servedProcess.ts');
  const { Stages } = await import('./stages.mjs');
  const data = mkdtempSync(join(tmpdir(), 'paiju-load-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  const place = postgres === null ? ['--data', data] : ['--database', `${postgres.url}/postgres`];
  const profileTo = isProfiled ? join(root, 'reports', 'load.cpuprofile') : null;
  mkdirSync(join(root, 'reports'), { recursive: true });
  // Every table has an address of its own, as behind a proxy.
  const server = await serveProcess({ args: [...place, '--trust-proxy'] });
  const stages = new Stages();
  try {
    const crowds = Math.ceil(tables / TABLES_A_PROCESS);
    const databaseProcess = postgres?.pid ?? null;
    const plan = { tables, seconds, stepMs: STEP_MS, crowds, profileTo, databaseProcess };
    const figures = await measureLoad(server, plan, (...progress) => stages.show(...progress));
    stages.clear();
    console.log(
      `one process, ${database}, one step per table and ${STEP_MS / 1000} s, ${seconds} s measured`,
    );
    for (const line of loadLines(figures)) console.log(line);
    const ms = quantile(figures.counted.acknowledged, 0.99);
    console.log(`99 % within ${MOST_MS} ms: ${ms <= MOST_MS ? 'yes' : 'no'}`);
  } finally {
    await server.stop();
    await postgres?.stop();
    rmSync(data, { recursive: true, force: true });
  }
  if (server.said() !== '') console.log(`the server said:\n${server.said()}`);
  process.exit(0);
}
