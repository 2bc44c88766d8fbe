// `npm run matchmaking`: 10,000 people come to a queue for quick matches, at three rates and for tables of two and of four, and are
// seated by the rule that servers seat them by; how long they waited and with whom they sat is printed and written into docs/finding.md,
// with a picture. The same every time. `npm run matchmaking -- 500` for fewer, which are only printed.
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { fail } from './setup.mjs';

const ARRIVALS = 10_000;
const SEED = 1;

const [count] = process.argv.slice(2);
const arrivals = count === undefined ? ARRIVALS : Number(count);
if (!Number.isInteger(arrivals) || arrivals < 1) fail('usage: npm run matchmaking [-- arrivals]');

await onSources(fileURLToPath(import.meta.url), { main, failure: 'the queue could not be simulated' });

async function main() {
  const { simulate } = await import('../test/matchmaking/simulate.ts');
  const { RATES, tableFor, writePage } = await import('../test/matchmaking/page.ts');
  const simulated = [2, 4].flatMap((seats) =>
    RATES.map((anHour) => {
      const crowd = { arrivals, anHour, seats, seed: SEED };
      return [crowd, simulate(crowd)];
    }),
  );
  console.log(tableFor(simulated));
  if (count !== undefined) return;
  writePage(simulated);
  console.log('written: docs/finding.md and its picture');
}
