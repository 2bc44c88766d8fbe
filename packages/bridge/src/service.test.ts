/** Everything that can be asked for, in frames; and what is refused is told in words, while the batches go on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { SavedMatch } from '@paiju/env';
import { allAsked, Batch, bytesOf, ENV_SPECS, fieldsOf, hashedSeed } from '@paiju/env';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ANSWER, KIND } from './kinds.ts';
import { Service } from './service.ts';

const folder = mkdtempSync(join(tmpdir(), 'paiju-bridge-'));
afterAll(() => rmSync(folder, { recursive: true }));

let service = new Service();
beforeEach(() => {
  service = new Service();
});

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
const decode = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body));

const send = (kind: number, batch: number, body: Uint8Array): { kind: number; body: Uint8Array } => {
  const { kind: answer, body: told } = service.answer({ kind, batch, body });
  return { kind: answer, body: told };
};
const ask = (request: object, batch = 0): unknown => {
  const { kind, body } = send(KIND.ask, batch, encode(request));
  if (kind !== ANSWER.done) throw new Error(JSON.stringify(decode(body)));
  return decode(body);
};
const refusal = (kind: number, batch: number, body: Uint8Array): unknown => {
  const answer = send(kind, batch, body);
  expect(answer.kind).toBe(ANSWER.refused);
  return decode(answer.body);
};
const idBytes = (...ids: number[]): Uint8Array => new Uint8Array(Uint16Array.from(ids).buffer);

const MAKE = {
  do: 'make',
  game: 'xuezhan',
  rows: 2,
  preset: null,
  options: {},
  seed: 'a seed',
  lineup: [null, null, null, null],
  privileged: false,
  autoReset: true,
  file: null,
};

const makeFor = (game: keyof typeof ENV_SPECS, changes: object = {}): object => ({
  ...MAKE,
  game,
  lineup: allAsked(ENV_SPECS[game]),
  ...changes,
});

const batchLike = (game: keyof typeof ENV_SPECS): Batch => {
  const spec = ENV_SPECS[game];
  const { presets, defaultPreset } = spec.game.rules.options;
  return new Batch({
    spec,
    options: presets[defaultPreset] as object,
    seed: hashedSeed('a seed'),
    lineup: allAsked(spec),
    rows: 2,
    privileged: false,
    autoReset: true,
  });
};

const firstIds = (batch: Batch): number[] => {
  const { size } = batch.plan.spec.codec;
  return [0, 1].map((row) =>
    batch
      .values('mask')
      .subarray(row * size)
      .indexOf(1),
  );
};

describe.each(GAME_IDS)('%s', (game) => {
  test('a batch steps as one in this process does, through answers and through a file', () => {
    const file = join(folder, game);
    writeFileSync(file, new Uint8Array(bytesOf(fieldsOf(ENV_SPECS[game], 2, false))));
    expect(ask(makeFor(game))).toMatchObject({ batch: 0 });
    expect(ask(makeFor(game, { file }))).toMatchObject({ batch: 1 });
    const beside = batchLike(game);
    for (let step = 0; step < 200; step++) {
      const ids = firstIds(beside);
      beside.step(ids);
      const wanted = Buffer.from(beside.buffer);
      expect(wanted.equals(send(KIND.step, 0, idBytes(...ids)).body)).toBe(true);
      expect(send(KIND.step, 1, idBytes(...ids)).body).toHaveLength(0);
      expect(wanted.equals(readFileSync(file))).toBe(true);
    }
  });

  test('a match is saved, gone on with elsewhere, recorded and learnt from', () => {
    ask(makeFor(game));
    ask(makeFor(game, { seed: 'elsewhere' }));
    for (let step = 0, beside = batchLike(game); step < 60; step++) {
      const ids = firstIds(beside);
      beside.step(ids);
      send(KIND.step, 0, idBytes(...ids));
    }
    const saved = ask({ do: 'save', row: 1 }) as SavedMatch;
    expect(ask({ do: 'restore', row: 1, saved }, 1)).toBeNull();
    expect(send(KIND.look, 1, idBytes(1)).body).toEqual(send(KIND.look, 0, idBytes(1)).body);
    const record = ask({ do: 'record', row: 1 }) as string;
    expect(ask({ do: 'record', row: 1 }, 1)).toBe(record);
    const read = readRecord(GAMES, record);
    expect(read.ok && verifyRecord(read.value).ok).toBe(true);
    const { body } = send(KIND.learn, 0, new TextEncoder().encode(record));
    const length = new DataView(body.buffer).getUint32(0, true);
    expect(decode(body.subarray(4, 4 + length))).toMatchObject({ game, finished: false });
  });

  test('the table is shown as one seat sees it, or as everybody does', () => {
    ask(makeFor(game));
    const scene = ask({ do: 'scene', row: 0, seat: 0 }) as { seats: { hidden: number; rows: string[][] }[] };
    expect(scene.seats[0]).toMatchObject({ hidden: 0 });
    expect(scene.seats[0]?.rows[0]?.length).toBeGreaterThan(10);
    // The dealer has one tile more.
    expect(scene.seats[1]?.hidden).toBeGreaterThan(10);
    expect(scene.seats[1]?.rows[0]).toEqual([]);
    const open = ask({ do: 'scene', row: 0, seat: null }) as typeof scene;
    expect(open.seats.map(({ rows }) => rows[0])).toEqual(open.seats.map(() => []));
    expect(ask({ do: 'board', row: 0, seat: 1, width: 100 })).toContain('player_1');
  });
});

test('what is asked for in a wrong way is refused in words, and the batch is as it was', () => {
  ask(MAKE);
  const before = send(KIND.fetch, 0, new Uint8Array(0)).body.slice();
  const wrong = (changes: object): unknown => refusal(KIND.ask, 0, encode({ ...MAKE, ...changes }));
  const [bad] = ['bad-request'];
  expect(wrong({ game: 'poker' })).toEqual({ code: bad, message: expect.stringContaining('no game poker') });
  expect(wrong({ preset: 'odd' })).toEqual({ code: bad, message: expect.stringContaining('bury3') });
  expect(wrong({ options: { odd: 1 } })).toEqual({
    code: bad,
    message: expect.stringContaining('option odd'),
  });
  expect(wrong({ options: { cap: 99 } })).toEqual({ code: bad, message: expect.stringContaining('99') });
  expect(wrong({ rows: 0 })).toEqual({ code: bad, message: expect.stringContaining('row') });
  expect(wrong({ rows: 1e9 })).toEqual({ code: bad, message: expect.stringContaining('65536') });
  expect(wrong({ seed: 3 })).toMatchObject({ code: bad });
  expect(wrong({ privileged: 1 })).toMatchObject({ code: bad });
  expect(wrong({ lineup: ['clever', null, null, null] })).toEqual({
    code: bad,
    message: expect.stringContaining('no bot clever'),
  });
  expect(wrong({ lineup: [null] })).toMatchObject({ code: bad });
  expect(wrong({ lineup: ['random', 'random', 'random', 'random'] })).toMatchObject({ code: bad });
  expect(wrong({ do: 'fly' })).toMatchObject({ code: 'unknown-request' });
  expect(wrong({ do: 'begin', row: 2 })).toMatchObject({ code: bad });
  expect(wrong({ do: 'board', row: 0, seat: 4, width: 80 })).toMatchObject({ code: bad });
  expect(wrong({ do: 'restore', row: 0, saved: { name: 'other' } })).toMatchObject({ code: bad });
  expect(refusal(KIND.ask, 0, new Uint8Array([1]))).toMatchObject({ code: 'failed' });
  expect(refusal(99, 0, new Uint8Array(0))).toMatchObject({ code: 'unknown-kind' });
  expect(refusal(KIND.step, 7, idBytes(0, 0))).toMatchObject({ code: 'no-batch' });
  expect(refusal(KIND.step, 0, idBytes(0))).toMatchObject({ code: 'not-allowed' });
  expect(refusal(KIND.step, 0, idBytes(59, 59))).toEqual({
    code: 'not-allowed',
    message: expect.stringContaining('row 0: id 59'),
  });
  expect(refusal(KIND.learn, 0, new TextEncoder().encode('{}'))).toMatchObject({ code: 'not-a-record' });
  expect(send(KIND.fetch, 0, new Uint8Array(0)).body).toEqual(before);
});

test('a closed batch is gone, its number is free again, and others stay', () => {
  expect([ask(MAKE), ask(MAKE)]).toMatchObject([{ batch: 0 }, { batch: 1 }]);
  expect(ask({ do: 'close' }, 0)).toBeNull();
  expect(refusal(KIND.fetch, 0, new Uint8Array(0))).toMatchObject({ code: 'no-batch' });
  expect(send(KIND.fetch, 1, new Uint8Array(0)).kind).toBe(ANSWER.done);
  expect(ask(MAKE)).toMatchObject({ batch: 2 });
});
