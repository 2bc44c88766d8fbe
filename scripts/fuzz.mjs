// `npm run fuzz`: 100,000 texts made wrong by chance for each of the readers of records, links, positions, messages, names and
// questions to the judge; an answer in words every time, within 2 s and 256 MB. `npm run fuzz -- 5000` for fewer,
// `npm run fuzz -- 5000 record` for one reader; PAIJU_FIRST=<number> brings the texts of a failure back.
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { env, fail } from './setup.mjs';

const EACH = 100_000;
const SHOWN = 5;
/** What is only garbage shall not count: with less room it is collected earlier. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=4'];

const each = Number(process.argv[2] ?? EACH);
const only = process.argv[3];
if (!Number.isInteger(each) || each < 1) fail('usage: npm run fuzz [-- texts for each reader [reader]]');

await onSources(fileURLToPath(import.meta.url), { main, failure: 'a reader was broken', flags: HEAP });

async function main() {
  const { fuzz, MOST_MEGABYTES } = await import('../test/fuzz.ts');
  const { allReaders } = await import('../test/fuzzReaders.ts');
  const { Stages } = await import('./stages.mjs');
  const first = Number(env.PAIJU_FIRST ?? 0);
  const all = await allReaders();
  const readers = all.filter(({ name }) => only === undefined || name === only);
  if (readers.length === 0)
    fail(`no reader is called ${only}; allowed: ${all.map(({ name }) => name).join(', ')}`);
  const total = each * readers.length;
  const stages = new Stages();
  const progress = (inputs) => stages.show('texts', inputs, total);
  const { inputs, fine, slowest, megabytes, failures } = await fuzz({ readers, first, each, progress });
  stages.clear();
  for (const [name, count] of Object.entries(fine))
    console.log(`${name}: ${each} texts, ${count} of them still right, ${each - count} refused in words`);
  console.log(
    `${inputs} texts; slowest ${slowest.ms.toFixed(0)} ms (${slowest.reader}, text ${slowest.number}, ${slowest.size} characters); peak memory ${megabytes.toFixed(0)} MB; PAIJU_FIRST=${first}`,
  );
  const troubles = megabytes > MOST_MEGABYTES ? [...failures, `more than ${MOST_MEGABYTES} MB`] : failures;
  for (const trouble of troubles.slice(0, SHOWN)) console.log(trouble);
  process.exit(troubles.length === 0 ? 0 : 1);
}
