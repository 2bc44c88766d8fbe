#!/usr/bin/env node
// The `paiju` command: runs the compiled CLI. In a clone of the repository it installs and compiles what is missing first.
import { existsSync } from 'node:fs';

const main = new URL('../dist/main.js', import.meta.url);
const setup = new URL('../../../scripts/setup.mjs', import.meta.url);
const installed = new URL('../../../node_modules', import.meta.url);

if (existsSync(setup) && !(existsSync(main) && existsSync(installed))) {
  const { build, ensureInstalled } = await import(setup.href);
  ensureInstalled();
  build();
}
await import(main.href);
