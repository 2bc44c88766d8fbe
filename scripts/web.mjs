// `npm run shots`, `film`, `web:inp`, `web:centre`, `web:pace`: what looks at the finished page in a browser, see docs/web.md.
import { ensurePage } from './page.mjs';
import { ensureInstalled, fail, run } from './setup.mjs';
import { ensureSystemPackages } from './system.mjs';

const PROGRAMS = ['shots', 'film', 'inp', 'centre', 'pace'];

const [program, ...args] = process.argv.slice(2);
if (!PROGRAMS.includes(program)) fail('usage: npm run shots, film, web:inp, web:centre or web:pace');
ensureInstalled();
ensureSystemPackages('chromium', 'fonts-noto-cjk');
ensurePage();
// From the sources: nothing has to be compiled first.
if (!run('node', ['--conditions=paiju-source', `packages/web/e2e/${program}.ts`, ...args]))
  fail(`${program} stopped`);
