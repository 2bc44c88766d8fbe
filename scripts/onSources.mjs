// Runs long checks on the sources: the script starts itself once more under the condition that finds them.
// PAIJU_FIRST=<number> brings the games of a failure back.
import { ensureInstalled, env, fail, run } from './setup.mjs';

const SOURCES = '--conditions=paiju-source';

/** `main` runs in the second start; `failure` is what it means when that one fails. */
export const onSources = async (file, { main, failure, prepare = () => {}, flags = [] }) => {
  if (process.execArgv.includes(SOURCES)) return main();
  ensureInstalled();
  prepare();
  env.PAIJU_FIRST ??= String(Math.floor(Math.random() * 1e9));
  if (!run('node', [SOURCES, ...flags, file, ...process.argv.slice(2)]))
    fail(`${failure}; PAIJU_FIRST=${env.PAIJU_FIRST} brings it back`);
};
