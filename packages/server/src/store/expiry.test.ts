/** What goes after a while, and what stays, on both engines. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseAt, ENGINES } from '../testing/places.ts';
import { newSitting, registration } from '../testing/sittings.ts';
import type { Database } from './database.ts';
import type { Member } from './member.ts';
import { Store } from './store.ts';

const KEEP_DAYS = 90;

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let database: Database;
  let store: Store;
  let member: Member;
  beforeAll(async () => {
    database = await databaseAt(await emptyPlace());
    store = new Store(database);
    member = await store.register(registration());
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  const tableOf = async (
    phase: 'waiting' | 'playing' | 'over',
    usedDaysAgo: number,
    owner: number | null,
  ) => {
    const { id } = await store.sittings.open(newSitting(owner ?? member.id));
    await store.journal.append({ sitting: id, epoch: 1, n: 2, body: {}, phase });
    const ago = [id, usedDaysAgo];
    await database.query(
      'UPDATE entry SET at = now() - make_interval(days => $2::int) WHERE sitting = $1',
      ago,
    );
    if (owner === null) await database.query('UPDATE sitting SET owner = NULL WHERE id = $1', [id]);
    return id;
  };

  const DEAD = 1_000_000;
  test.each<[string, Parameters<typeof tableOf>, boolean]>([
    ['at which nothing was played, for two days', ['waiting', 2, null], false],
    ['at which nothing was played, since today', ['waiting', 0, null], true],
    ['with a match, for two days', ['over', 2, null], true],
    ['with a match, for 91 days', ['over', 91, null], false],
    ['in the middle of a match, for 91 days', ['playing', 91, null], false],
    ['of a process that is gone, for 91 days', ['over', 91, DEAD], false],
  ])('a table that nobody has used, %s', async (__, how, stays) => {
    const id = await tableOf(...how);
    await store.expire(KEEP_DAYS);
    expect((await store.sittings.find(id)) !== null).toBe(stays);
    expect((await store.sittings.entries(id)).length).toBe(stays ? 2 : 0);
  });

  test('a table that is run stays, however old', async () => {
    const id = await tableOf('over', 1_000, member.id);
    await store.expire(KEEP_DAYS);
    expect(await store.sittings.find(id)).not.toBeNull();
  });

  test('guests who have not been here go, and so do processes; how many is said', async () => {
    const [old, late] = [
      await store.guests.create({ name: 'Ann', face: null }, randomUUID()),
      await store.guests.create({ name: 'Ben', face: null }, randomUUID()),
    ];
    await database.query("UPDATE guest SET seen_at = now() - interval '91 days' WHERE id = $1", [old]);
    const gone = await store.register(registration());
    await database.query("UPDATE member SET started_at = now() - interval '2 days'");
    await gone.leave();
    const expired = await store.expire(KEEP_DAYS);
    expect(expired.guests).toBe(1);
    expect(await store.guests.find(old)).toBeNull();
    expect(await store.guests.find(late)).toMatchObject({ name: 'Ben' });
    expect(await database.query('SELECT id FROM member')).toContainEqual({ id: member.id });
    expect(await database.query('SELECT id FROM member')).not.toContainEqual({ id: gone.id });
  });

  test('more than is deleted at once', async () => {
    const ids = Array.from({ length: 450 }, () => randomUUID());
    await database.query(
      `INSERT INTO guest (id, token_hash, name, seen_at) SELECT id, id::text, 'Ann', '2000-01-01' FROM unnest($1::uuid[]) id`,
      [ids],
    );
    expect((await store.expire(KEEP_DAYS)).guests).toBe(450);
  });
});
