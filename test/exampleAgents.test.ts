/** The reference agents of docs/agents.md: short, and they play whole matches of every game. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, GAMES } from '@paiju/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../packages/cli/src/run.ts';
import { TestIo } from '../packages/cli/src/testing/io.ts';

const file = (name: string): string => fileURLToPath(new URL(`../examples/agents/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'paiju-agents-'));
const program = join(folder, 'agent');

beforeAll(() => {
  const { status, stderr } = spawnSync(
    'gcc',
    ['-O2', '-Wall', '-Wextra', '-Werror', '-o', program, file('agent.c')],
    {
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['agent.py', 'agent.c'])('%s has at most 60 lines', (name) => {
  expect(readFileSync(file(name), 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

const AGENTS = [
  ['in Python', () => `exec:python3 ${file('agent.py')}`],
  ['in C', () => `exec:${program} 7`],
] as const;
const PRESETS = GAME_IDS.flatMap((id) =>
  Object.keys(GAMES[id].rules.options.presets).map((preset) => [id, preset] as const),
);

describe.each(AGENTS)('the agent %s', (_, agent) => {
  test.each(PRESETS)('plays %s, %s, to its end and the same again', async (ruleset, preset) => {
    const outputs: string[] = [];
    for (const threads of ['1', '2']) {
      const io = new TestIo([]);
      const args = ['--preset', preset, '--seed', 'a', '--games', '2', '--threads', threads, '--json'];
      const code = await run(
        ['arena', ruleset, ...args, '--agent-time', '0', '--bots', `random,${agent()}`],
        io,
      );
      expect({ code, err: io.complaints }).toEqual({ code: 0, err: '' });
      outputs.push(io.printed);
    }
    expect(JSON.parse(outputs[0] ?? '')).toMatchObject({ faults: 0, games: 2 });
    expect(outputs[1]).toBe(outputs[0]);
  });
});
