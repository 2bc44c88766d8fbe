// The page as a folder of files that any server can serve: built when something it is made of has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, run } from './setup.mjs';
import { sourcesNow } from './sources.mjs';

export const pageFolder = join(root, 'packages', 'web', 'dist');
const stamp = join(pageFolder, '.paiju-built');
const { dependencies } = JSON.parse(readFileSync(join(root, 'packages', 'web', 'package.json'), 'utf8'));
const MADE_OF = [
  'package-lock.json',
  ...Object.keys({ ...dependencies, '@paiju/web': '' })
    .filter((name) => name.startsWith('@paiju/'))
    .map((name) => join('packages', name.slice('@paiju/'.length))),
];

/** Builds the page unless the one that is there is of these sources. */
export function ensurePage() {
  const wanted = sourcesNow(MADE_OF.map((path) => join(root, path)));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('paiju: building the page');
  // Tests have an environment of their own, in which React would be twice the size.
  const more = { NODE_ENV: 'production' };
  if (!run('vite', ['build', '--logLevel', 'warn', join('packages', 'web')], { more }))
    fail('the page could not be built');
  writeFileSync(stamp, wanted);
}
