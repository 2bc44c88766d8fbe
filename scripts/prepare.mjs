// What `npm install` and `npm ci` end in: compiles the packages, and says that node_modules is up to date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, root, writeStamp } from './setup.mjs';

// `npx paiju` in a clone where nothing is installed comes by here too; the command itself will install what it needs.
if (existsSync(join(root, 'node_modules', 'typescript'))) {
  build();
  writeStamp();
}
