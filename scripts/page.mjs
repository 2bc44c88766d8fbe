// The page as a folder of files that any server can serve: built when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './setup.mjs';

export const pageFolder = join(root, 'packages', 'web', 'dist');
const stamp = join(pageFolder, '.paiju-built');
const { dependencies } = JSON.parse(readFileSync(join(root, 'packages', 'web', 'package.json'), 'utf8'));
const MADE_OF = [
  'package-lock.json',
  ...Object.keys({ ...dependencies, '@paiju/web': '' })
    .filter((name) => name.startsWith('@paiju/'))
    .map((name) => join('packages', name.slice('@paiju/'.length))),
];
const NOT_PART = new Set(['dist', 'node_modules', 'e2e', 'test-data']);

/** Builds the page unless the one that is there is of these sources. */
export function ensurePage() {
  const wanted = sourcesNow();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('paiju: building the page');
  // Tests have an environment of their own, in which React would be twice the size.
  const more = { NODE_ENV: 'production' };
  if (!run('vite', ['build', '--logLevel', 'warn', join('packages', 'web')], { more }))
    fail('the page could not be built');
  writeFileSync(stamp, wanted);
}

/** A digest of names, sizes and times: cheap, and different as soon as anybody saves a file. */
function sourcesNow() {
  const hash = createHash('sha256');
  const add = (path) => {
    const found = statSync(path);
    if (!found.isDirectory()) {
      hash.update(`${path}\0${found.size}\0${found.mtimeMs}\0`);
      return;
    }
    for (const name of readdirSync(path).sort()) if (!NOT_PART.has(name)) add(join(path, name));
  };
  for (const path of MADE_OF) add(join(root, path));
  return hash.digest('hex');
}
