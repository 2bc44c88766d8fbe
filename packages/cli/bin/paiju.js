#!/usr/bin/env node
// The `paiju` command: runs the compiled CLI, or says how to compile it.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);

if (existsSync(main)) {
  await import(main.href);
} else {
  console.error('paiju is not built yet: run `npm run build` first.');
  process.exitCode = 2;
}
