// `npm run ladder`: every level of bots plays the one below it at every preset of every game, so many games as test/ladder/plan.ts
// has fixed, on walls that each is played on from every seat; what comes of it is kept in packages/bots/measured/ladder.json and written into
// docs/bots.md, with a picture a preset. Walls are kept in a folder: stopped by Ctrl-C, by --hours or by a kill, the same command
// goes on where it was. `-- --only sichuan,expert` for some steps, by games, presets and upper levels; `-- --games 40` plays so
// few of each, which are only printed.
import { availableParallelism, homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onSources } from './onSources.mjs';
import { fail } from './setup.mjs';

const USAGE =
  'usage: npm run ladder [-- --only game,preset,level --hours H --threads N --out FOLDER --games N]';
const KEPT = join(homedir(), '.paiju', 'ladder');

const given = read();
await onSources(fileURLToPath(import.meta.url), { main, failure: 'the ladder was not played to the end' });

function read() {
  const text = { type: 'string' };
  try {
    const options = { only: text, hours: text, threads: text, out: text, games: text };
    const { values } = parseArgs({ args: process.argv.slice(2), options });
    const hours = Number(values.hours ?? Number.POSITIVE_INFINITY);
    const threads = Number(values.threads ?? availableParallelism());
    const games = values.games === undefined ? null : Number(values.games);
    if (!(hours >= 0) || !isCount(threads) || (games !== null && !isCount(games))) fail(USAGE);
    const only = values.only?.split(',') ?? [];
    return { only, hours, threads, games, folder: resolve(values.out ?? KEPT) };
  } catch {
    return fail(USAGE);
  }
}

function isCount(value) {
  return Number.isInteger(value) && value >= 1;
}

async function main() {
  const { playLadder } = await import('../test/ladder/ladder.ts');
  const { stepsFor } = await import('../test/ladder/plan.ts');
  const { Stages } = await import('./stages.mjs');
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  const timer =
    given.hours === Number.POSITIVE_INFINITY ? null : setTimeout(() => stop.abort(), given.hours * 3_600_000);
  const stages = new Stages();
  let steps = [];
  try {
    steps = stepsFor(given.only);
  } catch (error) {
    fail(error.message);
  }
  const left = await playLadder(steps, {
    ...given,
    signal: stop.signal,
    tell: (things, done, all) => stages.show(things, done, all),
    say: (line) => {
      stages.clear();
      console.log(line);
    },
  });
  stages.clear();
  if (timer !== null) clearTimeout(timer);
  if (left > 0)
    console.log(`stopped with ${left} of ${steps.length} steps to play: the same command goes on`);
  // Whoever has stopped it knows: what is kept is whole.
  process.exit(0);
}
