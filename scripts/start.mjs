// `npm start`: installs, compiles and builds what is missing, then serves the page and tables online, and says where.
import { ensurePage } from './page.mjs';
import { ensureCompiled, ensureInstalled } from './setup.mjs';

ensureInstalled();
ensureCompiled();
ensurePage();
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/paiju.js');
