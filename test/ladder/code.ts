/** What decides how bots play: the sources of the engine and of the bots, and the commit they are of. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['packages/engine/src', 'packages/bots/src'];
const NO_PART = /\.test\.ts$|\.md$|(^|\/)testing\//;

export interface Code {
  /** As short as git writes it; with a plus where files differ from it. */
  readonly commit: string;
  readonly digest: string;
}

export const codeNow = (): Code => {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const file = join(ROOT, folder, path);
      if (NO_PART.test(path) || !statSync(file).isFile()) continue;
      hash.update(`${folder}/${path}\0`).update(readFileSync(file)).update('\0');
    }
  return { commit: commitNow(), digest: hash.digest('hex').slice(0, 12) };
};

const commitNow = (): string => {
  const git = (...args: readonly string[]): string =>
    spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
  const changed = git('status', '--porcelain', '--', ...FOLDERS) === '' ? '' : '+';
  return `${git('rev-parse', '--short=7', 'HEAD') || 'unknown'}${changed}`;
};
