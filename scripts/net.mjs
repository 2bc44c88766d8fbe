// What training networks needs of the engine; `training/train.py` calls it.
//   npm run net -- games GAME PRESET GAMES SEED OUT [WEIGHTS]   play games to learn from; goes on with what OUT has of them
//   npm run net -- meet GAME PRESET GAMES SEED WEIGHTS [LEVEL]  how far weights are ahead of a level, as one line of JSON
//   npm run net -- keep GAME PRESET WEIGHTS PROVENANCE          make weights those that come with the level `net`
// THREADS=<number> for other than one thread a core.
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onSources } from './onSources.mjs';
import { fail, root, run } from './setup.mjs';

const USAGE = 'usage: npm run net -- games|meet|keep …: see the head of scripts/net.mjs';
const TOGETHER = 2000;
const [verb, ruleset, preset, ...rest] = process.argv.slice(2);

await onSources(fileURLToPath(import.meta.url), { main, failure: 'networks could not be served' });

async function main() {
  const { GAMES } = await import('@paiju/engine');
  const options = Object.hasOwn(GAMES, ruleset ?? '')
    ? GAMES[ruleset].rules.options.presets[preset]
    : undefined;
  if (options === undefined) fail(USAGE);
  if (verb === 'games') await playGames(options);
  else if (verb === 'meet') await meet(options);
  else if (verb === 'keep') await keep();
  else fail(USAGE);
}

/** Stretch by stretch, each whole before it is counted: a run that is killed goes on where it was. */
async function playGames(options) {
  const { experienceSizes, experienceTask, attemptSize, hashedSeed } = await import('@paiju/sim');
  const { learnerOf } = await import('@paiju/bots');
  const [games, seed, out, weights] = [Number(rest[0]), rest[1], rest[2], rest[3]];
  if (!Number.isInteger(games) || games < 1 || out === undefined) fail(USAGE);
  const net = weights === undefined ? null : await keptFrom(weights);
  const sizes = experienceSizes(ruleset);
  const about = {
    ruleset,
    preset,
    seed,
    size: attemptSize(sizes),
    ...sizes,
    unit: learnerOf(ruleset).traits.unit,
  };
  const done = `${out}.json`;
  const before = existsSync(done) ? JSON.parse(readFileSync(done, 'utf8')) : { games: 0, decisions: 0 };
  if (existsSync(out)) truncateSync(out, before.decisions * about.size);
  else writeFileSync(out, '');
  let { decisions } = before;
  for (let first = before.games + 1; first <= games; first += TOGETHER) {
    const last = Math.min(games, first + TOGETHER - 1);
    await series(experienceTask, {
      setup: { ruleset, options, seed: hashedSeed(seed), net },
      games: { first, last },
      things: 'games',
      all: games,
      before: first - 1,
      take: (outcome) => {
        for (const bytes of outcome) appendFileSync(out, bytes);
        decisions += outcome.length;
      },
    });
    writeFileSync(done, JSON.stringify({ ...about, games: last, decisions }));
  }
  const { size } = statSync(out);
  console.log(`${decisions} decisions of ${games} games in ${out}, ${(size / 2 ** 20).toFixed(0)} MiB`);
}

/** One among three of the other level: no other seat's luck counts as its own. */
async function meet(options) {
  const { arenaTask, hashedSeed, standingsOf, wallsFor } = await import('@paiju/sim');
  const { GAMES } = await import('@paiju/engine');
  const [games, seed, weights, level = 'expert'] = [Number(rest[0]), rest[1], rest[2], rest[3]];
  if (!Number.isInteger(games) || games < 1 || weights === undefined) fail(USAGE);
  const { seats } = GAMES[ruleset].rules;
  const bots = ['net', ...Array.from({ length: seats - 1 }, () => level)];
  const setup = { ruleset, options, bots, seed: hashedSeed(seed), net: await keptFrom(weights) };
  const all = wallsFor(games, bots, seats);
  const walls = [];
  await series(arenaTask, {
    ...{ setup, games: { first: 1, last: all }, things: 'walls', all, before: 0 },
    take: (outcome) => walls.push(...outcome),
  });
  const { margins, faults } = standingsOf(walls, setup.seed);
  const [{ first, mean, low, high }] = margins;
  const [sign, error] = [first === 'net' ? 1 : -1, (high - low) / 2];
  console.log(JSON.stringify({ ahead: sign * mean, error, games: all * seats, faults }));
}

async function keep() {
  const { packed } = await import('@paiju/bots');
  const [weights, provenance] = rest;
  if (provenance === undefined) fail(USAGE);
  const kept = packed(provenance, floatsFrom(weights));
  const file = join(root, 'packages/bots/src', ruleset, 'weights', `${preset}.ts`);
  writeFileSync(
    file,
    `/** Written by \`npm run net -- keep\`: what \`training/train.py\` learnt. */
import type { KeptWeights } from '../../weights.ts';

export const ${preset.toUpperCase()}: KeptWeights = ${literal(kept)};
`,
  );
  if (!run('biome', ['format', '--write', file])) fail('the weights could not be written');
}

function literal({ provenance, shape, scales, steps }) {
  return `{
  provenance: '${provenance}',
  shape: { table: ${shape.table}, row: ${shape.row}, wide: ${shape.wide}, narrow: ${shape.narrow} },
  scales: [
${scales.map((scale) => `    ${scale},`).join('\n')}
  ],
  steps:
    '${steps}',
}`;
}

async function keptFrom(file) {
  const { packed } = await import('@paiju/bots');
  return packed('training', floatsFrom(file));
}

function floatsFrom(file) {
  const { shape, ...parts } = JSON.parse(readFileSync(file, 'utf8'));
  const floats = Object.entries(parts).map(([name, values]) => [name, Float32Array.from(values)]);
  return { shape, ...Object.fromEntries(floats) };
}

async function series(task, { setup, games, things, all, before, take }) {
  const { runSeries, Threads } = await import('@paiju/sim');
  const { Stages } = await import('./stages.mjs');
  const stages = new Stages();
  const threads = new Threads(Number(process.env.THREADS ?? availableParallelism()), { aloneMs: 2000 });
  const { signal } = new AbortController();
  try {
    const progress = (finished) => stages.show(things, before + finished, all);
    await runSeries({ task, setup, games, threads, signal, take, progress });
  } finally {
    stages.clear();
    await threads.close();
  }
}
