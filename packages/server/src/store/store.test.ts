/** What the store keeps, on both engines: sittings and their codes, guests, matches that are over. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES } from '../testing/places.ts';
import { CARD, newSitting, registration } from '../testing/sittings.ts';
import type { Member } from './member.ts';
import { openStore, type Store, type StorePlace } from './store.ts';

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let place: StorePlace;
  let store: Store;
  let member: Member;
  const batches: { ms: number; lines: number }[] = [];

  beforeAll(async () => {
    place = { ...(await emptyPlace()), onBatch: (batch) => batches.push(batch) };
    store = await openStore(place);
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
});
