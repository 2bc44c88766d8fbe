// `npm run calibrate`: whether gaps between actions are what the expert states. At positions of experts' games its favourite and one
// or two other actions are played on, with the hands and the wall that are there, every seat by the expert, to the end of the
// round; stated and played-out gaps are printed and written into docs/bots.md, with a picture a game. The same every time.
// `npm run calibrate -- [game] [preset] [--positions N] [--seed S] [--threads N] [--out FOLDER]`: for less than everything;
// positions are kept in the folder, and a run that was stopped goes on from there.
// `--fit` works out from such positions how much of the gaps comes true, and writes it into the sources of the bots; what it
// writes into docs/bots.md is of each half of the matches by what was fitted on the other.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { onSources } from './onSources.mjs';
import { fail, root } from './setup.mjs';

const POSITIONS = 6_000;
/** Other positions than those it was fitted on tell whether it is right. */
const SEEDS = { fit: 'calibration', figures: 'reliability' };

const USAGE =
  'usage: npm run calibrate [-- [game] [preset] [--positions N] [--seed S] [--threads N] [--out FOLDER] [--fit]]';

const { positionals, values } = read();
const wanted = numberOf(values.positions, POSITIONS);
const threadCount = numberOf(values.threads, availableParallelism());
const seed = values.seed ?? SEEDS[values.fit ? 'fit' : 'figures'];

await onSources(fileURLToPath(import.meta.url), { main, failure: 'the expert could not be calibrated' });

function read() {
  const text = { type: 'string' };
  const options = { positions: text, seed: text, threads: text, out: text };
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, fit: { type: 'boolean' } } });
  } catch {
    return fail(USAGE);
  }
}

function numberOf(text, otherwise) {
  const number = Number(text ?? otherwise);
  if (!Number.isInteger(number) || number < 1) fail(USAGE);
  return number;
}

async function main() {
  const { presetsOf } = await import('../test/calibrate/tables.ts');
  const { Threads } = await import('@paiju/sim');
  const { Stages } = await import('./stages.mjs');
  const presets = presetsOf(...positionals);
  if (presets.length === 0) fail(`there is no ${positionals.join(' ')}`);
  const run = { threads: new Threads(threadCount), stages: new Stages(), commit: commitNow() };
  try {
    for (const game of new Set(presets.map(([id]) => id))) {
      const own = presets.filter(([id]) => id === game).map(([, preset]) => preset);
      await calibrate(game, own, run);
    }
    (await import('../test/calibrate/page.ts')).writePage();
  } finally {
    run.stages.clear();
    await run.threads.close();
  }
}

async function calibrate(id, presets, run) {
  const { fitGame, heldOut } = await import('../test/calibrate/fitGame.ts');
  const { statedNow } = await import('../test/calibrate/statedNow.ts');
  const samples = [];
  for (const preset of presets) {
    const positions = await sampled(id, preset, run);
    samples.push({ preset, positions, fitted: `seed ${seed}, ${positions.length} positions, ${run.commit}` });
  }
  run.stages.clear();
  const stated = values.fit ? heldOut(id, samples) : samples.map((sample) => statedNow(id, sample));
  for (const [i, gaps] of stated.entries()) await keep(id, samples[i], { gaps, commit: run.commit });
  if (values.fit) fitGame(id, samples);
}

async function keep(id, { preset, positions }, { gaps, commit }) {
  const { TABLES } = await import('../test/calibrate/tables.ts');
  const { reliabilityOf } = await import('../test/calibrate/figures.ts');
  const { keepFigures } = await import('../test/calibrate/figuresFile.ts');
  const reliability = reliabilityOf(positions.length, gaps, TABLES[id].half);
  keepFigures(`${id} ${preset}`, { seed, commit, isHeldOut: values.fit === true, ...reliability });
  const { plainSlope, slope, nearSlope } = reliability;
  console.log(
    `${id} ${preset}: slope ${text(plainSlope)} as reckoned, ${text(slope)} as stated, of near gaps ${text(nearSlope)}`,
  );
}

async function sampled(id, preset, { threads, stages, commit }) {
  const { gather } = await import('../test/calibrate/gather.ts');
  const { KeptPositions } = await import('../test/calibrate/kept.ts');
  if (values.out !== undefined) mkdirSync(values.out, { recursive: true });
  const file = values.out === undefined ? null : join(values.out, `${id}-${preset}-${seed}.jsonl`);
  const kept = new KeptPositions(file, { game: id, preset, seed, commit });
  await gather({
    ...{ id, preset, seed, wanted, kept, threads },
    progress: (done) => stages.show(`positions of ${id} ${preset}`, Math.min(done, wanted), wanted),
  });
  return kept.positions;
}

function text({ mean, high }) {
  return `${mean.toFixed(2)} ± ${(high - mean).toFixed(2)}`;
}

/** What the figures are figures of; a plus where the files are not those of a commit. */
function commitNow() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short=9', 'HEAD')}${git('status', '--porcelain', 'packages') === '' ? '' : '+'}`;
}
