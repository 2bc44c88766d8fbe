import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/longestFirst.ts';

/** Tests run on the sources: `@paiju/engine` resolves through the "paiju-source" condition to `src/index.ts`. */
const conditions = ['paiju-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'],
    // Only what hangs is stopped: how fast a machine is must not decide whether a test passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // For two cores: a suite in a browser waits half of its time, and another computes meanwhile.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['packages/web/**', 'packages/server/**', 'test/chaos/**'],
          // Node reads the sources itself: what Vite makes of an import costs a third of the time of whole games.
          experimental: { viteModuleRunner: false },
          // No module here keeps anything that a test could spoil, and to load them again takes longer than most suites.
          isolate: false,
        },
      },
      {
        extends: true,
        // On a PostgreSQL that is started once for all suites, and on the embedded one.
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts', 'test/chaos/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/setup.ts'],
          experimental: { viteModuleRunner: false },
          isolate: false,
        },
      },
      {
        extends: true,
        // The parts of the page, whose sources only Vite can read.
        test: { name: 'unit-web', include: ['packages/web/src/**/*.test.{ts,tsx}'], isolate: false },
      },
      {
        extends: true,
        // The page as people get it, in a real browser: built, served and opened once for all suites.
        test: {
          name: 'page',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          expect: { poll: { timeout: 150_000 } },
        },
      },
    ],
  },
});
