import { defineConfig } from 'vitest/config';

/** Tests run on the sources: `@paiju/engine` resolves through the "paiju-source" condition to `src/index.ts`. */
const conditions = ['paiju-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '.stryker-tmp/**'],
    // Only what hangs is stopped: how fast a machine is must not decide whether a test passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // The longest suites are single files; on two cores they run side by side.
    maxWorkers: 2,
  },
});
