import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/**
 * The tests a planted bug must turn red; Stryker runs them in a copy of the repository under .stryker-tmp.
 * There node_modules is a link to the real one, so `@paiju/…` must be led back to the copy by name:
 * resolved as usual it would be the real, unmutated source.
 */
const source = (file: string): string => fileURLToPath(new URL(`./packages/${file}.ts`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@paiju\/(\w+)$/, replacement: source('$1/src/index') },
      { find: /^@paiju\/engine\/(\w+)$/, replacement: source('engine/src/$1') },
    ],
  },
  test: {
    // The rule tables only: suites that play whole games are slow and would hide a table that lacks a row.
    include: ['packages/engine/src/rules/**/*.test.ts', 'packages/engine/src/scoring/*/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/{contract,leak*,golden*,playthrough*,everyHand}.test.ts',
    ],
    testTimeout: 30_000,
    hookTimeout: 300_000,
  },
});
