/** The compiled command as a real process, for tests: on the Node of the tests and on the oldest one that is found. */
import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const bin = fileURLToPath(new URL('../../bin/paiju.js', import.meta.url));
const OLDEST = [20, 19];

export const ensureBuilt = (): void => {
  if (!existsSync(new URL('../../dist/main.js', import.meta.url)))
    throw new Error('run `npm run build` first');
};

const versionOf = (node: string): number[] => {
  const { stdout } = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return (stdout ?? '').trim().split('.').map(Number);
};
const order = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);

/** The oldest supported Node of the shell; node_modules brings one of its own, which is not meant. */
const oldestNode = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'node'))
    .filter((node) => !node.includes('node_modules') && existsSync(node))
    .map((node) => ({ node: realpathSync(node), version: versionOf(node) }))
    .filter(({ version }) => order(version, OLDEST) >= 0)
    .sort((a, b) => order(a.version, b.version))
    .map(({ node }) => node)[0];

/** Each with its version. */
export const NODES: readonly (readonly [version: string, node: string])[] = [
  ...new Set([process.execPath, oldestNode() ?? process.execPath]),
].map((node) => [versionOf(node).join('.'), node]);

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** `preload` is a module that every thread of the process imports first. */
export const paiju = (node: string, args: readonly string[], input = '', preload?: string): Ended => {
  const first = preload === undefined ? [] : ['--import', preload];
  const { status, stdout, stderr } = spawnSync(node, [...first, bin, ...args], {
    input,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
};
