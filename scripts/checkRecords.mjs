// `npm run check-records`: plays 2,000 games of every preset and of options made up by chance, and lets docs/check/check.py, which
// knows nothing of the engine, work out every line of their records; then changes one value in each of 1,000 and sees that all
// are refused. `npm run check-records -- 50 wuhan` for fewer, of one game; PAIJU_FIRST=<number> brings the games of a failure back.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { env, fail, root } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const ENOUGH = 2000;
const CHANGED_ENOUGH = 1000;
const BATCH = 50;
const SHOWN = 5;

const wanted = Number(process.argv[2] ?? ENOUGH);
const only = process.argv[3];
if (!Number.isInteger(wanted) || wanted < 1)
  fail('usage: npm run check-records [-- records a preset [game]]');

await onSources(fileURLToPath(import.meta.url), {
  main: checkAll,
  failure: 'engine and documents differ',
  prepare: () => ensureSystemPackages('python3'),
});

async function checkAll() {
  const { freshRecord, SOURCES: all } = await import('../test/freshRecords.ts');
  const { withOneChange } = await import('../test/changedRecords.ts');
  const { seedNo } = await import('../packages/engine/src/testing/match.ts');
  const { Stream } = await import('@paiju/engine');
  const sources = all.filter(({ id }) => only === undefined || id === only);
  if (sources.length === 0) fail(`no game is called ${only}`);
  const first = Number(env.PAIJU_FIRST);
  const jobs = sources.flatMap((source) =>
    Array.from({ length: wanted }, (_, n) => ({ source, n: first + n })),
  );
  const agreed = await inBatches('fresh', jobs, ({ source, n }) => freshRecord(source, n));
  const wrong = agreed.filter((line) => line.includes(', line '));
  for (const line of wrong.slice(0, SHOWN)) console.log(line);
  console.log(`fresh: ${jobs.length - wrong.length} of ${jobs.length} records agree`);

  const stream = new Stream({ seed: seedNo(first), round: 0, name: 'bot' });
  const changes = Math.min(CHANGED_ENOUGH, jobs.length);
  const changed = Array.from({ length: changes }, (_, n) => ({
    source: sources[n % sources.length],
    n: first + wanted + n,
  }));
  const refused = await inBatches('changed', changed, ({ source, n }) =>
    withOneChange(freshRecord(source, n), stream),
  );
  const found = refused.filter((line) => line.includes(', line ')).length;
  console.log(`one value changed: ${found} of ${changes} records refused; PAIJU_FIRST=${first}`);
  process.exit(wrong.length === 0 && found === changes ? 0 : 1);
}

/** Writes the record of every job and has it checked, as many at a time as there are processors; all that was printed. */
async function inBatches(name, jobs, recordFor) {
  const folder = mkdtempSync(join(tmpdir(), 'paiju-records-'));
  const printed = [];
  const tell = progress(name, jobs.length);
  let next = 0;
  const work = async () => {
    while (next < jobs.length) {
      const batch = jobs.slice(next, next + BATCH);
      next += BATCH;
      const files = batch.map((job) => {
        const file = join(folder, `${job.source.name}-${job.n}.jsonl`);
        writeFileSync(file, `${recordFor(job).join('\n')}\n`);
        return file;
      });
      printed.push(...(await checkPy(files)));
      for (const file of files) rmSync(file);
      tell(batch.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    rmSync(folder, { recursive: true });
  }
  return printed;
}

/** The lines that check.py prints, without the last one, which counts. */
function checkPy(files) {
  return new Promise((resolve) => {
    const child = spawn('python3', ['-B', 'docs/check/check.py', ...files], { cwd: root, env });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (more) => (text += more));
    child.on('close', (code) => {
      if (code !== 0 && code !== 1) fail(`check.py ended with ${code}: ${text}`);
      resolve(text.trimEnd().split('\n').slice(0, -1));
    });
  });
}

/** A bar, how many a second, and how long it will take. */
function progress(name, total) {
  const started = Date.now();
  let done = 0;
  return (more) => {
    done += more;
    const seconds = (Date.now() - started) / 1000;
    const bar = '#'.repeat(Math.floor((done / total) * 30)).padEnd(30, '-');
    const left = Math.round(((total - done) * seconds) / done);
    const line = `${name} [${bar}] ${done} of ${total}, ${(done / seconds).toFixed(0)}/s, ${left} s left`;
    process.stderr.write(
      process.stderr.isTTY ? `\r${line}\u001b[K${done === total ? '\n' : ''}` : `${line}\n`,
    );
  };
}
