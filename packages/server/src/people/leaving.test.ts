/** What a person is told is kept of them, and that nothing of it is left when they go, on both engines. */

import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { PlayedMatch } from '@paiju/protocol';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOLDINGS } from '../holdings.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import * as schema from '../store/schema.ts';
import { Store } from '../store/store.ts';
import { asks, type Client, newGuest } from '../testing/client.ts';
import * as people from '../testing/people.ts';
import { databaseAt, ENGINES, emptyDatabase, runOn } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';
import { newSitting } from '../testing/sittings.ts';
import { NOBODY } from './nobody.ts';
import { People } from './people.ts';

/** Nothing else looks like it. */
const NAME = 'Quince Ptarmigan';

describe.each(ENGINES)('%s', (_, place) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serverAt(await place(), { apiLimits: { guests: 1_000, claims: 1_000 } });
  });

  /** A match of two, over; both are still there. */
  const playedMatch = async () => {
    const level = 'greedy';
    const met = await meet(server.address, [
      { name: NAME, level },
      { name: 'Ben', level },
    ]);
    met.people[0]?.say({ type: 'begin' });
    await Promise.all(met.people.map((one) => one.until(() => one.table?.phase === 'over')));
    return met;
  };
  const recordOf = async (code: string): Promise<PlayedMatch> =>
    (await asks<PlayedMatch>(server.address, 'GET', `/api/tables/${code}/matches/1`)).body;

  test('everything is told, and of secrets nothing', async () => {
    const { people: players, codes } = await playedMatch();
    const token = players[0]?.plan.token ?? '';
    const { body: claimed } = await people.setPassword(server.address, token, NAME);
    const own = claimed.token ?? '';
    const answer = await asks<Record<string, unknown[]>>(server.address, 'GET', '/api/me/export', {
      token: own,
    });
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="paiju.json"');
    expect(answer.body).toMatchObject({
      guest: [{ name: NAME }],
      account: [{ login: NAME, has_password: true, has_recovery_code: true }],
      devices: [{ kind: expect.any(String) }],
      matches: [{ number: 1, game: TERMS.ruleset, seat: 0 }],
      tables: [{ game: TERMS.ruleset, phase: 'over' }],
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [token, own, claimed.recoveryCode, people.PASSWORD, 'argon2', codes.joinCode, 'Ben'])
      expect(text).not.toContain(secret);
  });

  test('whoever goes has to say the name; then nothing names them, and the match of the others stays', async () => {
    const { people: players, codes } = await playedMatch();
    const [ann, ben] = players as [Client, Client];
    const token = ann.plan.token ?? '';
    const before = await recordOf(codes.joinCode);
    const go = (name: string) => asks(server.address, 'DELETE', '/api/me', { token, body: { name } });
    for (const slip of ['', 'quince ptarmigan', 'Ben']) expect((await go(slip)).status).toBe(400);
    expect(await go(NAME)).toMatchObject({ status: 200, body: { done: true } });
    await expect.poll(() => ann.closed).toBe(4002);
    expect((await people.me(server.address, token)).status).toBe(401);
    const after = await recordOf(codes.joinCode);
    expect(after).toEqual({ ...before, record: before.record.replace(NAME, NOBODY) });
    expect(after.record).not.toContain(NAME);
    const record = readRecord(GAMES, after.record);
    expect(record.ok && verifyRecord(record.value).ok).toBe(true);
    // At the table too nobody is left.
    await ben.until(() => ben.table?.chairs[0]?.is === 'empty');
    const { body: card } = await asks(server.address, 'GET', `/api/tables/${codes.joinCode}`);
    expect(JSON.stringify(card)).not.toContain(NAME);
    expect((await asks(server.address, 'GET', `/api/tables/${codes.watchCode}`)).body).toMatchObject({
      host: 1,
    });
  });

  test('in the middle of a match a bot plays on', async () => {
    const { people: players } = await meet(server.address, [
      { name: NAME, level: null },
      { name: 'Ben', level: null },
    ]);
    const [ann, ben] = players as [Client, Client];
    ann.say({ type: 'begin' });
    await ben.until(() => ben.table?.phase === 'playing');
    const body = { name: NAME };
    await asks(server.address, 'DELETE', '/api/me', { token: ann.plan.token ?? '', body });
    await ben.until(() => ben.table?.chairs[0]?.is === 'bot');
    expect(ben.table).toMatchObject({ phase: 'playing', host: 1 });
  });
});

test('not one table of the database holds a name, an id or a hash of whoever has gone', async () => {
  const database = await emptyDatabase();
  const { address } = await serverAt({ database, data: '' });
  const level = 'greedy';
  const { people: players } = await meet(address, [
    { name: NAME, level },
    { name: 'Ben', level },
  ]);
  players[0]?.say({ type: 'begin' });
  await Promise.all(players.map((one) => one.until(() => one.table?.phase === 'over')));
  const token = players[0]?.plan.token ?? '';
  const { body: claimed } = await people.setPassword(address, token, NAME);
  await people.askForKey(address, claimed.token ?? '');
  const [{ id }] = (await runOn(database, `SELECT id FROM guest WHERE name = '${NAME}'`)) as [{ id: string }];
  const tables = Object.values<unknown>(schema).flatMap((one) =>
    one instanceof PgTable ? getTableConfig(one).name : [],
  );
  const holding = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const name of tables) {
      const text = JSON.stringify(await runOn(database, `SELECT * FROM ${name}`));
      if (text.includes(id) || text.includes(NAME) || text.toLowerCase().includes(NAME.toLowerCase()))
        found.push(name);
    }
    return found.sort();
  };
  expect(await holding()).toEqual(
    expect.arrayContaining(['account', 'challenge', 'device', 'entry', 'guest', 'played', 'sitting']),
  );
  await asks(address, 'DELETE', '/api/me', { token: claimed.token ?? '', body: { name: NAME } });
  // Which guest to look for once more is kept for an hour.
  await expect.poll(holding).toEqual(['farewell']);
});

describe('what another process was keeping just then', () => {
  let store: Store;
  let known: People;
  let database: Awaited<ReturnType<typeof databaseAt>>;
  beforeAll(async () => {
    database = await databaseAt({ database: await emptyDatabase(), data: '' });
    store = new Store(database);
    known = new People(store);
  });
  afterAll(() => store.close());

  test('is gone an hour later, and only then nobody looks any more', async () => {
    const guest = await store.guests.create({ name: NAME, face: null }, 'hash');
    await known.farewells.leave(guest);
    expect(await store.guests.find(guest)).toBeNull();
    const sitter = { is: 'person', guest, name: NAME, face: null };
    const body = { type: 'opened', terms: TERMS, chairs: [sitter, { is: 'empty' }] };
    const { id } = await store.sittings.open(newSitting(1_000_000, { body }));
    const names = async (): Promise<boolean> =>
      JSON.stringify(await store.sittings.entries(id)).includes(NAME);
    const waiting = async () => (await database.query('SELECT FROM farewell')).length;
    expect(await names()).toBe(true);
    await known.farewells.finish();
    expect([await names(), await waiting()]).toEqual([false, 1]);
    await database.query("UPDATE farewell SET at = now() - interval '2 hours'");
    await known.farewells.finish();
    expect(await waiting()).toBe(0);
  });

  test('guests who have not been here for long go the same way; accounts are waited for longer', async () => {
    const [ann, ben] = [
      await store.guests.create({ name: 'Ann', face: null }, 'hash of Ann'),
      await store.guests.create({ name: 'Ben', face: null }, 'hash of Ben'),
    ];
    await known.accounts.setRecovery(ben, 'hash of a code');
    await database.query("UPDATE guest SET seen_at = now() - interval '100 days'");
    expect((await store.expire(90)).guests).toBe(1);
    expect([await store.guests.find(ann), (await store.guests.find(ben))?.name]).toEqual([null, 'Ben']);
    expect(await database.query('SELECT guest FROM farewell')).toEqual([{ guest: ann }]);
    await database.query("UPDATE guest SET seen_at = now() - interval '800 days'");
    expect((await store.expire(90)).guests).toBe(1);
  });
});

test('every table that names a guest is in what a person is given', () => {
  const naming = Object.values<unknown>(schema)
    .flatMap((one) => (one instanceof PgTable ? [getTableConfig(one)] : []))
    .filter(
      ({ name, columns, foreignKeys }) =>
        name === 'guest' ||
        columns.some((column) => /guest/.test(column.name)) ||
        foreignKeys.some((key) => key.reference().foreignTable === schema.guest),
    )
    .map(({ name }) => name);
  // A farewell is all that is left of whoever is asked after no more.
  const told = [...HOLDINGS.flatMap(({ tables }) => tables), 'farewell'];
  expect(naming.filter((name) => !told.includes(name))).toEqual([]);
  expect(naming).toContain('device');
});

test('whoever is nobody any more cannot be asked after', async () => {
  const { address } = await serverAt({ database: await emptyDatabase(), data: '' });
  const { token } = await newGuest(address, 'Ann');
  await asks(address, 'DELETE', '/api/me', { token, body: { name: 'Ann' } });
  for (const path of ['/api/me', '/api/me/export'])
    expect(await asks(address, 'GET', path, { token })).toMatchObject({ status: 401 });
});
