// Us and the peers, measured in one process. `npm run bench` installs the peers and runs this; see docs/performance.md.
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { contest } from './contest.mjs';
import { loadPeers } from './peers/index.mjs';
import { resultOf, tableOf } from './results.mjs';
import { allRows, sizeFor } from './rows/index.mjs';

const OPTIONS = {
  /** A tiny run that shows that the parts work. */
  short: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  /** Rows whose name has this in it: for a profile. */
  only: { type: 'string', default: '' },
};

/** Progress goes beside the table, so that this can be sent to a file. */
const say = (line) => process.stderr.write(`${line}\n`);
const refuse = (line) => {
  say(`paiju: ${line}`);
  process.exit(2);
};

const readArgs = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return refuse("usage: npm run bench [-- [--short] [--json] [--only <part of a row's name>]]");
  }
};

const args = readArgs();
const size = sizeFor(args.short);
say('making hands');
const rows = allRows(await loadPeers(), size).filter(({ what }) => what.includes(args.only));
if (rows.length === 0) refuse(`no row has '${args.only}' in its name`);

for (const { what, check } of rows) if (check) say(`checked: ${what}: ${await check()}`);

const contenders = new Set(
  rows.flatMap(({ cases }) => cases.flatMap(({ ours, peer }) => (peer ? [ours, peer] : [ours]))),
);
const rates = await contest(contenders, { rounds: size.rounds, seconds: size.seconds, report: say });
for (const { close } of contenders) close?.();
const results = rows.map((row) => resultOf(row, rates));

const machine = {
  node: process.version,
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  load: loadavg()[0],
};
if (args.json) console.log(JSON.stringify({ ...machine, size, rows: results }, null, 2));
else {
  console.log(`Node ${machine.node}, ${machine.cores} × ${machine.cpu}, load ${machine.load.toFixed(1)}`);
  console.log(
    `best of ${size.rounds} rounds, per CPU second, threads by the wall clock; of several cases the worst is judged\n`,
  );
  console.log(tableOf(results));
}
