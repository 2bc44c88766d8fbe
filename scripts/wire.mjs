// `npm run wire`: what a round costs a player on a web socket, in kilobytes; the table of docs/protocol.md.
// `npm run wire -- 5` plays five matches a game instead of twenty.
import { ensureInstalled, env, fail, run } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const MATCHES = 20;

const matches = Number(process.argv[2] ?? MATCHES);
if (!Number.isInteger(matches) || matches < 1) fail('usage: npm run wire [-- matches a game]');
ensureInstalled();
ensureSystemPackages('postgresql');
env.PAIJU_WIRE = String(matches);
const files = ['test/wire.test.ts', 'packages/server/src/sockets/bytes.test.ts'];
const args = [...files, '-t', 'costs', '--project', 'unit', '--project', 'server', '--reporter', 'dot'];
if (!run('vitest', ['run', ...args, '--disable-console-intercept']))
  fail('a round costs too much, or could not be measured');
