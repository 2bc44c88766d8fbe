/** `npm run bench` in small: that the parts work. Never how fast anything is, and peers only where they are installed. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Row {
  readonly what: string;
  readonly must: number | null;
  readonly worst: number | null;
  readonly met: string | null;
  readonly cases: readonly {
    name: string;
    ours: number;
    peer: { rate: number } | null;
    ratio: number | null;
  }[];
}

const bench = fileURLToPath(new URL('../bench/index.mjs', import.meta.url));
/** On the sources, as all tests. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--conditions=paiju-source', bench, '--short', ...args], { encoding: 'utf8' });

test('every row is checked and measured, and judged where there is a peer and a target', () => {
  const { status, stdout, stderr } = run('--json');
  expect(stderr).toContain('round 1 of 1');
  expect(status).toBe(0);
  const { rows } = JSON.parse(stdout) as { rows: readonly Row[] };
  expect(rows.map(({ what }) => what)).toContain('win check from counts');
  for (const { what, cases, must, worst, met } of rows) {
    expect(cases.length, what).toBeGreaterThan(0);
    for (const { name, ours, peer, ratio } of cases) {
      expect(ours, `${what}, ${name}`).toBeGreaterThan(0);
      expect(ratio).toBe(peer === null ? null : ours / peer.rate);
    }
    expect(met === null).toBe(must === null || worst === null);
  }
});

test('a table has a line for every case', () => {
  const { status, stdout } = run('--only', 'wilds');
  expect(status).toBe(0);
  expect(stdout.match(/^\| wuhan win check/gm)).toHaveLength(4);
});

test('rows that are not there are an error', () => {
  const { status, stderr } = run('--only', 'nothing like this');
  expect(status).toBe(2);
  expect(stderr).toContain("no row has 'nothing like this'");
});
