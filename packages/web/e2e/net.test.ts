/** A network that thinks otherwise in a browser would play another game from the same seed. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect } from 'vitest';
import { test } from './harness.ts';
import { netGames } from './netGames.ts';

const NAME = 'netGames';

/** The same sources as one script. */
const bundled = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['paiju-source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(`${NAME}.ts`, import.meta.url)), formats: ['iife'], name: NAME },
    },
  });
  // One format, so one output.
  const [only] = Array.isArray(built) ? built : [];
  if (only === undefined) throw new Error('nothing was built');
  return only.output[0].code;
};

test('networks play the same games bit by bit in Node and in Chromium', async ({ open }) => {
  const page = await open();
  const script = await bundled();
  const there = await page.evaluate(`(() => { ${script}; return ${NAME}.netGames(); })()`);
  const here = netGames();
  expect(here.split('\n').length).toBeGreaterThan(1000);
  expect(there).toBe(here);
});
