import { defineConfig } from 'vitest/config';

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
    // The longest suites are single files; on two cores they run side by side.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'] },
      },
      {
        extends: true,
        // The page as people get it, in a real browser: built, served and opened once for all suites.
        test: {
          name: 'page',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
