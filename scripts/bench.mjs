// `npm run bench`: us against other libraries, see docs/performance.md. They are installed into bench/ at first use.
// `npm run bench -- --short` only shows that the parts work; `--json` for programs; `--only "distance"` for some rows.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, ensureInstalled, env, fail, root, run } from './setup.mjs';

const lock = join(root, 'bench', 'package-lock.json');
const stamp = join(root, 'bench', 'node_modules', '.paiju-peers');

ensureInstalled();
build();
ensurePeers();
if (!run('node', [join('bench', 'index.mjs'), ...process.argv.slice(2)])) fail('the benchmark stopped');

/** Installs the peers unless they are already what their lock file asks for. Without them our own figures are still measured. */
function ensurePeers() {
  const wanted = readFileSync(lock, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('paiju: installing what we are measured against: npm ci --prefix bench');
  const args = ['ci', '--prefix', 'bench', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // Beside the table, which may go to a file.
  const { status } = spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status === 0) writeFileSync(stamp, wanted);
  else console.error('paiju: npm ci --prefix bench failed; going on without the others');
}
