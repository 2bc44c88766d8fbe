/** What the store keeps, on both engines: sittings and their codes, guests, matches that are over. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseAt, ENGINES, emptyDatabase } from '../testing/places.ts';
import { CARD, newSitting, registration } from '../testing/sittings.ts';
import { newCodes } from './codes.ts';
import type { Database } from './database.ts';
import type { Known } from './guests.ts';
import type { Member } from './member.ts';
import { StoreFailed } from './problems.ts';
import { Sittings } from './sittings.ts';
import { Store } from './store.ts';

/** No process has this number. */
const DEAD = 1_000_000;

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let database: Database;
  let store: Store;
  let member: Member;
  const batches: { ms: number; lines: number }[] = [];

  beforeAll(async () => {
    database = await databaseAt(await emptyPlace());
    store = new Store(database, (batch) => batches.push(batch));
    member = await store.register(registration());
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  test('a sitting is opened with its first entry, and found by its id and by its codes as people type them', async () => {
    const opened = await store.sittings.open(newSitting(member.id, { isListed: false }));
    expect(opened).toMatchObject({
      game: 'xuezhan',
      isListed: false,
      owner: member.id,
      epoch: 1,
      entries: 1,
      phase: 'waiting',
      summary: CARD,
      endedAt: null,
      joinCode: expect.stringMatching(/^[2-9B-Z]{6}$/),
      watchCode: expect.stringMatching(/^[2-9B-Z]{8}$/),
    });
    expect(await store.sittings.find(opened.id)).toEqual(opened);
    const { joinCode, watchCode } = opened;
    for (const typed of [joinCode, joinCode.toLowerCase(), `${joinCode.slice(0, 3)}-${joinCode.slice(3)} `])
      expect(await store.sittings.findByCode(typed)).toEqual(opened);
    expect(await store.sittings.findByCode(watchCode)).toEqual(opened);
    expect(await store.sittings.findByCode('ZZZZZZ2')).toBeNull();
    expect(await store.sittings.entries(opened.id)).toEqual([
      { sitting: opened.id, n: 1, at: expect.any(Date), body: { type: 'opened' } },
    ]);
  });

  test('what is appended is there in order, with what it changes of the sitting', async () => {
    const { id } = await store.sittings.open(newSitting(member.id));
    const summary = { ...CARD, match: 1 };
    await store.journal.append({ sitting: id, epoch: 1, n: 2, body: { a: ['五', null, 1.5] } });
    await store.journal.append({ sitting: id, epoch: 1, n: 3, body: {}, phase: 'playing', summary });
    expect(await store.sittings.find(id)).toMatchObject({ entries: 3, phase: 'playing', summary });
    const bodies = (await store.sittings.entries(id, 1)).map(({ n, body }) => [n, body]);
    expect(bodies).toEqual([
      [2, { a: ['五', null, 1.5] }],
      [3, {}],
    ]);
    expect(batches.slice(-2)).toEqual([
      { ms: expect.any(Number), lines: 1 },
      { ms: expect.any(Number), lines: 1 },
    ]);
  });

  test('codes are given once: where one is taken another is drawn, and not for ever', async () => {
    const drawn = ['BBBBBB', 'BBBBBB', 'CCCCCC', 'BBBBBB'];
    const sittings = new Sittings(database.orm, () => {
      const joinCode = drawn.shift() ?? 'CCCCCC';
      return { joinCode, watchCode: `${joinCode}22` };
    });
    const open = async (): Promise<string> => (await sittings.open(newSitting(member.id))).joinCode;
    expect([await open(), await open()]).toEqual(['BBBBBB', 'CCCCCC']);
    await expect(open()).rejects.toThrow(new StoreFailed('no free code was found in 10 tries'));
    // What was begun with a code that was taken is not there.
    const half = 'SELECT FROM sitting FULL JOIN entry ON sitting = id WHERE sitting IS NULL OR id IS NULL';
    expect(await database.query(half)).toEqual([]);
  });

  test('the lobby lists what is listed and waits, the newest first', async () => {
    const ids: string[] = [];
    for (const isListed of [true, false, true, true])
      ids.push((await store.sittings.open(newSitting(member.id, { isListed }))).id);
    const [first, , third, fourth] = ids as [string, string, string, string];
    await store.journal.append({ sitting: third, epoch: 1, n: 2, body: {}, phase: 'playing' });
    const listed = (await store.sittings.waiting()).map(({ id }) => id);
    expect(listed.filter((id) => ids.includes(id))).toEqual([fourth, first]);
    expect(await store.sittings.waiting(1)).toMatchObject([{ id: fourth }]);
    // Those that nobody runs do not take the place of those that somebody does.
    await store.sittings.open(newSitting(DEAD));
    expect(await store.sittings.waiting(1)).toMatchObject([{ id: fourth }]);
  });

  test('a guest is found by the hash of the token, renamed, and seen', async () => {
    const id = await store.guests.create({ name: 'Ann', face: 'fox' }, 'hash of Ann', 'Firefox');
    const ann = { id, name: 'Ann', face: 'fox' };
    await expect(store.guests.create({ name: 'Ben', face: null }, 'hash of Ann')).rejects.toThrow();
    const known = await store.guests.findByToken('hash of Ann');
    expect(known).toEqual({
      ...{ ...ann, tokenHash: 'hash of Ann', device: expect.any(String), seenAt: expect.any(Date) },
    });
    expect(await store.guests.findByToken('hash of Ben')).toBeNull();
    expect(await store.guests.rename(id, { name: '安', face: null })).toMatchObject({ id, name: '安' });
    await store.guests.touch(known as Known);
    const seen = await store.guests.find(id);
    expect(seen).toMatchObject({ name: '安', face: null });
    expect(Number(seen?.seenAt)).toBeGreaterThan(Number(known?.seenAt));
    expect(await store.guests.rename(randomUUID(), { name: '安', face: null })).toBeNull();
  });

  test('it says whether the database answers', () => expect(store.check()).resolves.toBeUndefined());
});

test('who keeps what happens does not wait behind those who ask for something else', async () => {
  const database = await databaseAt({ database: await emptyDatabase(), data: '' });
  const store = new Store(database);
  const { id: sitting } = await store.sittings.open(newSitting(DEAD));
  let answered = 0;
  const asking = Array.from({ length: 50 }, async () => {
    await database.query('SELECT pg_sleep(0.5)');
    answered += 1;
  });
  await store.journal.append({ sitting, epoch: 1, n: 2, body: {} });
  expect(answered).toBeLessThan(40);
  await Promise.all(asking);
  await store.close();
});

test('codes have only signs that nobody mistakes, and hardly ever come twice', () => {
  const codes = Array.from({ length: 20_000 }, newCodes);
  for (const { joinCode, watchCode } of codes)
    expect(`${joinCode} ${watchCode}`).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{6} [2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/);
  // By chance there are about 0.4 among so many.
  expect(new Set(codes.map(({ joinCode }) => joinCode)).size).toBeGreaterThan(19_990);
});
