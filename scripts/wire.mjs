// `npm run wire`: what a round costs a player on a web socket, in kilobytes; the table of docs/protocol.md.
// `npm run wire -- 5` plays five matches a game instead of twenty.
import { ensureInstalled, env, fail, run } from './setup.mjs';

const MATCHES = 20;

const matches = Number(process.argv[2] ?? MATCHES);
if (!Number.isInteger(matches) || matches < 1) fail('usage: npm run wire [-- matches a game]');
ensureInstalled();
env.PAIJU_WIRE = String(matches);
const args = ['test/wire.test.ts', '-t', 'costs', '--project', 'unit', '--reporter', 'dot'];
if (!run('vitest', ['run', ...args, '--disable-console-intercept']))
  fail('a round costs too much, or could not be measured');
