// `npm run audit`, and a step of `npm test`: what is known of the dependencies that people run with. Something of level HIGH or
// worse fails; less is told. Where the registry cannot be asked, or answers no such question, one line says so and nothing fails.
import { spawnSync } from 'node:child_process';
import { env, root } from './setup.mjs';

/** From this level on it fails. */
const FAILING = new Set(['high', 'critical']);
const ARGS = [
  'audit',
  '--json',
  '--omit=dev',
  '--package-lock-only',
  '--fetch-retries=0',
  '--fetch-timeout=20000',
];
const LONGEST_MS = 60_000;

const { stdout, error } = spawnSync('npm', ARGS, { cwd: root, env, encoding: 'utf8', timeout: LONGEST_MS });
const report = read(stdout ?? '');
if (report?.metadata?.vulnerabilities === undefined) {
  const why = report?.message ?? error?.message ?? 'npm said nothing';
  console.log(`paiju: WARNING: the dependencies were not audited: ${why}`);
  process.exit(0);
}
const found = Object.values(report.vulnerabilities);
for (const { name, severity, via } of found) {
  const [known] = via.filter((cause) => typeof cause === 'object');
  console.log(`${severity}: ${name}${known === undefined ? '' : `: ${known.title} (${known.url})`}`);
}
const failing = found.filter(({ severity }) => FAILING.has(severity));
const checked = report.metadata.dependencies?.prod ?? 0;
console.log(
  `${checked} dependencies audited: ${found.length} with something known, ${failing.length} of level high or worse`,
);
process.exit(failing.length > 0 ? 1 : 0);

/** What npm says, where it says something. */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
