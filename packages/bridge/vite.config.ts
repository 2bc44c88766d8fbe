import { defineConfig } from 'vite';

/** One file that any Node we support can run, for the wheel: nothing else of ours has to be installed beside it. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  // From the sources: a clone in which nothing is compiled can build the wheel, and no old build gets into it.
  ssr: { noExternal: true, resolve: { conditions: ['paiju-source', 'module', 'node'] } },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: 'oxc',
    outDir: '../../python/src/paiju/_engine',
    rollupOptions: { output: { entryFileNames: 'engine.mjs', codeSplitting: false } },
  },
});
