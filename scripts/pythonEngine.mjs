// Bundles the engine for the Python package into one file; building the wheel runs it.
import { ensureInstalled, fail, run } from './setup.mjs';

ensureInstalled();
if (!run('vite', ['build', 'packages/bridge', '--emptyOutDir'])) fail('the engine could not be bundled');
