// `npm run env:speed`: how many ids a second are named in batches of matches, with the observation and the mask of each; the table
// of docs/research.md. `npm run env:speed -- 10 wuhan` measures for ten seconds each, of one game.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, env, fail, run } from './setup.mjs';

const ROWS = [1, 16, 64, 256];
const SECONDS = 3;
const ASKED_EVERY = 1000;
const MEASURED = '--measured';

if (process.argv.includes(MEASURED)) {
  await measureAll();
} else {
  ensureInstalled();
  if (!run('tsc', ['-b'])) fail('the sources do not compile');
  // On the Node of the dependencies, whatever started this.
  const { status } = spawnSync('node', [fileURLToPath(import.meta.url), ...process.argv.slice(2), MEASURED], {
    env,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

async function measureAll() {
  const { ENV_SPECS, Batch, allAsked, hashedSeed } = await import('@paiju/env');
  const [first = SECONDS, only] = process.argv.slice(2).filter((word) => word !== MEASURED);
  const seconds = Number(first);
  const ids = Object.keys(ENV_SPECS).filter((id) => only === undefined || id === only);
  if (!(seconds > 0) || ids.length === 0) fail('usage: npm run env:speed [-- seconds [game]]');
  const lines = [
    `| ids named a CPU second, rows: | ${ROWS.join(' | ')} |`,
    `|---|${ROWS.map(() => '---:|').join('')}`,
  ];
  for (const id of ids) {
    const spec = ENV_SPECS[id];
    const { presets, defaultPreset } = spec.game.rules.options;
    const plan = {
      spec,
      options: presets[defaultPreset],
      lineup: allAsked(spec),
      privileged: false,
      autoReset: true,
    };
    const rates = [];
    for (const rows of ROWS) {
      process.stderr.write(`${id}, ${rows} rows: ${seconds} s\n`);
      rates.push(rateOf(new Batch({ ...plan, seed: hashedSeed(`speed ${rows}`), rows }), seconds));
    }
    lines.push(
      `| \`${spec.name}\` ${defaultPreset} | ${rates.map((rate) => rate.toLocaleString('en')).join(' | ')} |`,
    );
  }
  console.log(lines.join('\n'));
}

/** Any id of the mask, after a warm-up: what a learner would do without learning. */
function rateOf(batch, seconds) {
  const { rows, spec } = batch.plan;
  const mask = batch.values('mask');
  const { size } = spec.codec;
  const ids = new Uint16Array(rows);
  const legal = new Uint16Array(size);
  let chance = 1;
  const step = () => {
    for (let row = 0; row < rows; row++) {
      let count = 0;
      for (let id = 0; id < size; id++) if (mask[row * size + id] === 1) legal[count++] = id;
      chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
      ids[row] = legal[Math.floor((chance / 2 ** 32) * count)];
    }
    batch.step(ids);
  };
  const during = (cpuSeconds) => {
    const before = process.cpuUsage();
    for (let named = 0; ; ) {
      // To ask for the time costs as much as some steps.
      for (const until = named + ASKED_EVERY; named < until; named += rows) step();
      const { user, system } = process.cpuUsage(before);
      if (user + system > cpuSeconds * 1e6) return Math.round((named / (user + system)) * 1e6);
    }
  };
  during(seconds / 3);
  return during(seconds);
}
