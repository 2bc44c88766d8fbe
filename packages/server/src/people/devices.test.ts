/** Several devices of one person, on both engines, and what happens to those who were signed in before there were several. */
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../store/database.ts';
import type { Member } from '../store/member.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { Store } from '../store/store.ts';
import { databaseAt, ENGINES, emptyDatabase, emptyFolder, runOn } from '../testing/places.ts';
import { registration } from '../testing/sittings.ts';
import { Devices } from './devices.ts';

describe.each(ENGINES)('%s', (_, emptyPlace) => {
  let database: Database;
  let store: Store;
  let devices: Devices;
  let member: Member;
  const heard: string[] = [];
  beforeAll(async () => {
    database = await databaseAt(await emptyPlace());
    store = new Store(database);
    devices = new Devices(database);
    member = await store.register(registration({ onSignedOut: (device) => heard.push(device) }));
  });
  afterAll(async () => {
    await member.leave();
    await store.close();
  });

  const newToken = (): string => randomUUID();
  const come = async (): Promise<[guest: string, token: string]> => {
    const token = newToken();
    return [await store.guests.create({ name: 'Ann', face: null }, token, 'first'), token];
  };
  const isKnown = async (token: string): Promise<boolean> => (await store.guests.findByToken(token)) !== null;

  test('somebody is the same guest on each of them, and one is signed out without the others', async () => {
    const [guest, first] = await come();
    const second = newToken();
    await devices.add(guest, second, 'second');
    const here = await store.guests.findByToken(second);
    expect(here).toMatchObject({ id: guest, name: 'Ann' });
    expect((await devices.of(guest)).map(({ kind }) => kind).sort()).toEqual(['first', 'second']);
    expect(await devices.signOut(guest, here?.device ?? '')).toBe(true);
    expect([await isKnown(first), await isKnown(second)]).toEqual([true, false]);
    await expect.poll(() => heard).toContain(here?.device);
    expect(await devices.signOut(guest, here?.device ?? '')).toBe(false);
  });

  test('nobody signs a device of somebody else out', async () => {
    const [[, token], [other]] = [await come(), await come()];
    const { device } = (await store.guests.findByToken(token)) ?? { device: '' };
    expect(await devices.signOut(other, device)).toBe(false);
    expect(await isKnown(token)).toBe(true);
  });

  test('of all others, and of all', async () => {
    const [guest, first] = await come();
    const tokens = [newToken(), newToken()];
    for (const token of tokens) await devices.add(guest, token, '');
    const here = await store.guests.findByToken(tokens[0] ?? '');
    await devices.signOutOthers(guest, here?.device);
    const known = () => Promise.all([first, ...tokens].map(isKnown));
    expect(await known()).toEqual([false, true, false]);
    await devices.signOutOthers(guest);
    expect(await known()).toEqual([false, false, false]);
  });

  test('of more than twenty the one that was used longest ago is signed out', async () => {
    const [guest, first] = await come();
    await database.query("UPDATE device SET seen_at = now() - interval '1 day' WHERE guest = $1", [guest]);
    for (let i = 0; i < 20; i++) await devices.add(guest, newToken(), '');
    expect((await devices.of(guest)).length).toBe(20);
    expect(await isKnown(first)).toBe(false);
  });

  test('whom a process of the version before has met is known, until they sign out for good', async () => {
    const [guest, token] = [randomUUID(), newToken()];
    await database.query('INSERT INTO guest (id, token_hash, name) VALUES ($1, $2, $3)', [
      guest,
      token,
      'Ben',
    ]);
    expect(await store.guests.findByToken(token)).toMatchObject({ id: guest, name: 'Ben' });
    await devices.signOutOthers(guest);
    expect(await isKnown(token)).toBe(false);
  });
});

test('whoever was signed in before there were several devices still is', async () => {
  const database = await emptyDatabase();
  const before = join(emptyFolder(), 'migrations');
  cpSync(MIGRATIONS.migrationsFolder, before, { recursive: true });
  const journal = join(before, 'meta', '_journal.json');
  const kept = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const people = kept.entries.findIndex(({ tag }) => tag.endsWith('_people'));
  writeFileSync(journal, JSON.stringify({ ...kept, entries: kept.entries.slice(0, people) }));
  const pool = new pg.Pool({ connectionString: database });
  await migrate(drizzle({ client: pool }), { migrationsFolder: before });
  await pool.end();
  const guest = randomUUID();
  await runOn(
    database,
    `INSERT INTO guest (id, token_hash, name, seen_at) VALUES ('${guest}', 'hash', 'Ann', '2020-01-01')`,
  );
  const opened = await databaseAt({ database, data: '' });
  const [store, devices] = [new Store(opened), new Devices(opened)];
  expect(await devices.of(guest)).toMatchObject([{ kind: '', seenAt: new Date('2020-01-01') }]);
  expect(await store.guests.findByToken('hash')).toMatchObject({ id: guest, name: 'Ann' });
  await store.close();
});
