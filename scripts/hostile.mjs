// `npm run hostile`: 100,000 hostile frames of thirteen kinds against a real server process, while people play at 50 of its tables;
// then sockets that come and go. Everybody is answered or closed, others notice nothing, memory comes back.
// `npm run hostile -- 5000` for fewer; PAIJU_FIRST=<number> brings the frames of a failure back.

import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { startPostgres } from './postgres.mjs';
import { ensureCompiled, env, fail } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const FRAMES = 100_000;
const PLAN = {
  tables: 50,
  stepMs: 2_000,
  seconds: 20,
  atOnce: 6,
  framesASecond: 500,
  cycles: 10,
  socketsACycle: 300,
};

const frames = Number(process.argv[2] ?? FRAMES);
if (!Number.isInteger(frames) || frames < 1) fail('usage: npm run hostile [-- frames]');

await onSources(fileURLToPath(import.meta.url), {
  main,
  failure: 'hostile frames did harm',
  prepare: () => {
    ensureCompiled();
    ensureSystemPackages('postgresql');
  },
});

async function main() {
  const { ordeal } = await import('../packages/server/src/testing/hostile/ordeal.ts');
  const { ordealLines, ordealTroubles } = await import(
    '../packages/server/src/testing/hostile/ordealReport.ts'
  );
  const { serveProcess } = await import('../packages/server/src/testing/load/servedProcess.ts');
  const { Stages } = await import('./stages.mjs');
  const seed = Number(env.PAIJU_FIRST ?? 0);
  const postgres = await startPostgres();
  const server = await serveProcess({ args: ['--database', `${postgres.url}/postgres`, '--trust-proxy'] });
  const stages = new Stages();
  const found = await ordeal(server, { ...PLAN, frames, seed }, (...progress) => stages.show(...progress));
  stages.clear();
  const hasEnded = server.exitCode() !== null;
  // Before it is stopped: that it says so is no trouble.
  const said = server.said();
  await server.stop();
  await postgres.stop();
  for (const line of ordealLines(found)) console.log(line);
  console.log(`load average ${loadavg()[0].toFixed(1)}; PAIJU_FIRST=${seed}`);
  const troubles = [...ordealTroubles(found, said), ...(hasEnded ? ['the server has ended'] : [])];
  for (const trouble of troubles) console.log(trouble);
  process.exit(troubles.length === 0 ? 0 : 1);
}
