/** The first minutes with a clone: `npx paiju` works whatever was typed before it. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './architecture.ts';

const BIN = join('packages', 'cli', 'bin', 'paiju.js');
/** Stands for the real one, which takes minutes: says what it was asked for, and compiles to a program that says its arguments. */
const SETUP = `import { mkdirSync, writeFileSync } from 'node:fs';
export const ensureInstalled = () => {
  console.error('installed');
  mkdirSync(new URL('../node_modules', import.meta.url), { recursive: true });
};
export const build = () => {
  console.error('built');
  const dist = new URL('../packages/cli/dist/', import.meta.url);
  mkdirSync(dist, { recursive: true });
  writeFileSync(new URL('main.js', dist), 'console.log(process.argv.slice(2).join(" "));');
};`;

const cloneOf = (): string => {
  const clone = mkdtempSync(join(tmpdir(), 'paiju-clone-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  cpSync(join(root, BIN), join(clone, BIN));
  writeFileSync(join(clone, 'package.json'), '{ "type": "module" }');
  mkdirSync(join(clone, 'scripts'));
  writeFileSync(join(clone, 'scripts', 'setup.mjs'), SETUP);
  return clone;
};

test('paiju installs and compiles what is missing, once, and says so beside what it prints', () => {
  const clone = cloneOf();
  const paiju = (): object => {
    const { status, stdout, stderr } = spawnSync('node', [join(clone, BIN), 'rules', 'wuhan'], {
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };
  const firstTime = { status: 0, stdout: 'rules wuhan\n', stderr: 'installed\nbuilt\n' };
  expect(paiju()).toEqual(firstTime);
  expect(paiju()).toEqual({ ...firstTime, stderr: '' });
  rmSync(join(clone, 'node_modules'), { recursive: true });
  expect(paiju()).toEqual(firstTime);
});

test('npx finds the command in a clone where nothing is installed yet', () => {
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(bin).toEqual({ paiju: 'packages/cli/bin/paiju.js' });
});
