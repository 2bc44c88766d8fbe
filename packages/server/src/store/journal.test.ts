/** The journal on both engines: what it keeps, what it refuses, and that trouble with the database loses and doubles nothing. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { CARD, newSitting, registration } from '../testing/sittings.ts';
import type { Database } from './database.ts';
import { Journal } from './journal.ts';
import type { NewEntry } from './journalEntry.ts';
import { StoreFailed, Superseded } from './problems.ts';
import { Store } from './store.ts';

const OWNER = 1;

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let database: Database;
  let store: Store;
  beforeAll(async () => {
    database = await databaseAt(await emptyPlace());
    store = new Store(database);
  });
  afterAll(() => store.close());

  const open = async (): Promise<string> => (await store.sittings.open(newSitting(OWNER))).id;
  const logOf = async (id: string): Promise<unknown[]> =>
    (await store.sittings.entries(id)).map(({ n, body }) => [n, body]);
  const opened = [1, { type: 'opened' }];

  test.each<[what: string, entry: Partial<NewEntry>, error: typeof Superseded | typeof StoreFailed | null]>([
    ['the next one', { n: 3, body: { b: 3 } }, null],
    ['the last one again', { n: 2, body: { b: 2, c: 1 } }, null],
    ['the last one again, its fields in another order', { n: 2, body: { c: 1, b: 2 } }, null],
    ['another one with the number of the last', { n: 2, body: { b: 9 } }, StoreFailed],
    ['one that leaves a gap', { n: 4, body: { b: 4 } }, StoreFailed],
    ['one of an epoch that is over', { epoch: 0, n: 3 }, Superseded],
    [
      'one again that was kept, of an epoch that is over',
      { epoch: 0, n: 2, body: { b: 2, c: 1 } },
      Superseded,
    ],
    ['one of an epoch that has not begun', { epoch: 2, n: 3 }, Superseded],
    ['one of no sitting there is', { sitting: randomUUID(), n: 3 }, Superseded],
  ])('%s', async (_what, entry, error) => {
    const sitting = await open();
    await store.journal.append({ sitting, epoch: 1, n: 2, body: { b: 2, c: 1 } });
    const appended = store.journal.append({ sitting, epoch: 1, n: 3, body: {}, ...entry });
    if (error === null) await appended;
    else await expect(appended).rejects.toThrow(error);
    const isNew = error === null && entry.n === 3;
    expect(await logOf(sitting)).toEqual([opened, [2, { b: 2, c: 1 }], ...(isNew ? [[3, { b: 3 }]] : [])]);
    expect((await store.sittings.find(sitting))?.entries).toBe(isNew ? 3 : 2);
  });

  test('entries of many sittings go together, and those of one in order', async () => {
    const batches: number[] = [];
    const journal = new Journal(database, ({ lines }) => batches.push(lines));
    const ids = await Promise.all(Array.from({ length: 30 }, open));
    const bodies = Array.from({ length: 20 }, (_, i) => [i + 2, { i }] as const);
    await Promise.all(
      bodies.flatMap(([n, body]) => ids.map((sitting) => journal.append({ sitting, epoch: 1, n, body }))),
    );
    for (const id of ids) expect(await logOf(id)).toEqual([opened, ...bodies]);
    // All at once, and no more than fit in one batch.
    expect(batches).toEqual([500, 100]);
  });

  test.each([
    ['a gap', [{ n: 2 }, { n: 4 }, { n: 5 }], [true, false, false]],
    ['an epoch that has not begun', [{ n: 2 }, { n: 3, epoch: 2 }, { n: 3 }], [true, false, true]],
    // Nothing overtakes what came before it, and what follows something that is not kept is not kept either.
    ['the same number twice', [{ n: 2 }, { n: 2 }, { n: 3 }], [true, false, false]],
  ])('in one go, with %s among them', async (_what, given, isKept) => {
    const sitting = await open();
    const done = await Promise.allSettled(
      given.map((entry, i) => store.journal.append({ sitting, epoch: 1, body: { i }, ...entry })),
    );
    expect(done.map(({ status }) => status === 'fulfilled')).toEqual(isKept);
    const kept = given.flatMap(({ n }, i) => (isKept[i] ? [[n, { i }]] : []));
    expect(await logOf(sitting)).toEqual([opened, ...kept]);
    expect((await store.sittings.find(sitting))?.entries).toBe(kept.length + 1);
  });

  test('what one sitting cannot have kept costs no other its place', async () => {
    const ids = await Promise.all([open(), open(), open()]);
    const spoilt = { 1: '\0' };
    const done = await Promise.allSettled(
      ids.map((sitting, i) =>
        store.journal.append({ sitting, epoch: 1, n: 2, body: { text: spoilt[i as 1] ?? 'fine' } }),
      ),
    );
    expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(ids.map(async (id) => (await logOf(id)).length))).toEqual([2, 1, 2]);
  });

  test('a match that is over is found with the entries of its record, by everybody who sat there', async () => {
    const [ann, ben] = [randomUUID(), randomUUID()];
    const sitting = await open();
    const append = (n: number, more: Partial<NewEntry> = {}) =>
      store.journal.append({ sitting, epoch: 1, n, body: { n }, ...more });
    const over = (number: number, guests: (string | null)[], firstEntry: number) =>
      ({ phase: 'over', played: { number, guests, firstEntry } }) as const;
    await append(2);
    await Promise.all([append(3), append(4, over(1, [ann, null, ben, null], 2))]);
    await append(5);
    await append(6, over(2, [null, ann, null, null], 5));
    // A superseded process adds no match either.
    await expect(append(7, { epoch: 0, ...over(3, [ann, null, null, null], 7) })).rejects.toThrow(Superseded);
    const ofAnn = await store.played.of(ann, 10);
    expect(ofAnn.map(({ number }) => number)).toEqual([2, 1]);
    expect((await store.played.of(ben, 10)).map(({ number }) => number)).toEqual([1]);
    expect(await store.played.of(randomUUID(), 10)).toEqual([]);
    const first = await store.played.find(sitting, 1);
    expect(first).toMatchObject({ game: 'xuezhan', guests: [ann, null, ben, null], lastEntry: 4 });
    expect((await store.played.entriesOf(first!)).map(({ n }) => n)).toEqual([2, 3, 4]);
    expect(await store.played.find(sitting, 3)).toBeNull();
  });

  test('who has ended is neither listed nor owned', async () => {
    const member = await store.register(registration());
    const { id: sitting } = await store.sittings.open(newSitting(member.id));
    const isThere = async () => [
      (await store.sittings.waiting()).some(({ id }) => id === sitting),
      (await store.sittings.ownedBy(member.id)).some(({ id }) => id === sitting),
    ];
    expect(await isThere()).toEqual([true, true]);
    await store.journal.append({ sitting, epoch: 1, n: 2, body: {}, phase: 'playing', summary: CARD });
    expect(await isThere()).toEqual([false, true]);
    await store.journal.append({ sitting, epoch: 1, n: 3, body: {}, phase: 'waiting', isEnded: true });
    expect(await isThere()).toEqual([false, false]);
    await member.leave();
  });

  test('a connection that breaks before or after a batch was kept: everything is kept once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('fine', 'lost before', 'lost after'), { maxLength: 5 }),
        fc.array(fc.nat(2), { minLength: 1, maxLength: 12 }),
        async (troubles, turns) => {
          const journal = new Journal(troubled(database, troubles));
          const ids = await Promise.all([open(), open(), open()]);
          const next = [2, 2, 2];
          await Promise.all(
            turns.map((i) => {
              const n = next[i]!++;
              return journal.append({ sitting: ids[i]!, epoch: 1, n, body: { n } });
            }),
          );
          for (const [i, id] of ids.entries())
            expect(await logOf(id)).toEqual([
              opened,
              ...Array.from({ length: next[i]! - 2 }, (_, k) => [k + 2, { n: k + 2 }]),
            ]);
        },
      ),
      {
        numRuns: 15,
        examples: [
          [
            ['lost after', 'lost after', 'lost before'],
            [0, 0, 1],
          ],
        ],
      },
    );
  });

  test('a database that refuses for good is told in one line', async () => {
    const error = Object.assign(new Error('permission denied for table entry'), { code: '42501' });
    const journal = new Journal({ query: () => Promise.reject(error) });
    await expect(journal.append({ sitting: randomUUID(), epoch: 1, n: 2, body: {} })).rejects.toThrow(
      new StoreFailed('what happened at a table could not be kept: permission denied for table entry'),
    );
    await journal.settled();
  });
});

/** Loses its connection at some queries: before the database has heard of it, or after it has done it. */
const troubled = ({ query }: Database, troubles: readonly string[]): Pick<Database, 'query'> => {
  const left = [...troubles];
  const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  return {
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const trouble = left.shift();
      if (trouble === 'lost before') throw lost();
      const rows = await query<Row>(text, values);
      if (trouble === 'lost after') throw lost();
      return rows;
    },
  };
};
