/** The program itself: it greets, answers frame after frame, and ends when its input does. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ANSWER, BRIDGE_VERSION, KIND } from './kinds.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));

const frame = (kind: number, body: string): Buffer => {
  const text = Buffer.from(body);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt8(kind, 4);
  head.writeUInt16LE(513, 6);
  return Buffer.concat([head, text]);
};

const framesIn = (said: Buffer): { kind: number; batch: number; body: string }[] => {
  const frames = [];
  for (let at = 0; at < said.length; ) {
    const end = at + 8 + said.readUInt32LE(at);
    frames.push({
      kind: said.readUInt8(at + 4),
      batch: said.readUInt16LE(at + 6),
      body: said.toString('utf8', at + 8, end),
    });
    at = end;
  }
  return frames;
};

const run = (input: Buffer) =>
  spawnSync(process.execPath, ['--conditions=paiju-source', MAIN], { input, maxBuffer: 2 ** 26 });

test('it says hello, then one answer for each frame, long or short, and ends with its input', () => {
  const long = JSON.stringify({ do: 'describe', game: 'x'.repeat(300_000) });
  const { status, stdout, stderr } = run(
    Buffer.concat([frame(KIND.ask, '{"do":"games"}'), frame(KIND.ask, long), frame(KIND.ask, 'no JSON')]),
  );
  expect([status, stderr.toString()]).toEqual([0, '']);
  const [hello, games, unknown, broken, ...more] = framesIn(stdout);
  expect(JSON.parse(hello?.body ?? '')).toMatchObject({ paiju: 'bridge', version: BRIDGE_VERSION });
  expect([games?.kind, games?.batch]).toEqual([ANSWER.done, 513]);
  expect(JSON.parse(games?.body ?? '')).toHaveLength(3);
  expect([unknown?.kind, unknown?.body.length]).toEqual([ANSWER.refused, expect.any(Number)]);
  expect(unknown?.body.length).toBeGreaterThan(300_000);
  expect(broken?.kind).toBe(ANSWER.refused);
  expect(more).toEqual([]);
});

test('a frame that nobody can have meant ends it, with the reason', () => {
  const head = Buffer.alloc(8, 255);
  const { status, stderr } = run(head);
  expect(status).toBe(1);
  expect(stderr.toString()).toContain('a frame of 4294967295 bytes');
});
