/** A server that is stopped in the middle of a match: another goes on, and nobody misses or hears twice anything. */
import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import type { PlayedMatch } from '@paiju/protocol';
import { CLOSED } from '@paiju/protocol';
import { describe, expect, test } from 'vitest';
import type { StorePlace } from '../store/store.ts';
import type { Client } from '../testing/client.ts';
import { asks } from '../testing/client.ts';
import { ENGINES, emptyDatabase, runOn } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

const STEPS_BEFORE = 12;

/** Numbers as they were told, which may only grow but for what is told anew. */
const goesBack = (client: Client): boolean => {
  let last = 0;
  return client.heard.some((message) => {
    if (!('n' in message)) return false;
    const isBack = message.n < last;
    last = message.n;
    return isBack;
  });
};

const playOn = async (first: TestServer, next: () => Promise<TestServer>) => {
  const { codes, people } = await meet(first.address, [{ name: 'Ann' }, { name: 'Ben' }]);
  const [ann, ben] = people as [Client, Client];
  ann.say({ type: 'begin' });
  await ann.until(() => ann.all('told').length >= STEPS_BEFORE);
  await first.stop();
  await Promise.all(people.map((one) => one.until(() => one.closed !== null)));
  expect(people.map((one) => one.closed)).toEqual([CLOSED.stopping, CLOSED.stopping]);
  const { address } = await next();
  for (const one of people) await one.enter(address);
  await Promise.all(people.map((one) => one.until(() => one.table?.phase === 'over')));
  const { body } = await asks<PlayedMatch>(address, 'GET', `/api/tables/${codes.joinCode}/matches/1`);
  const record = readRecord(GAMES, body.record);
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { finished: true } });
  for (const one of [ann, ben]) {
    expect(one.last('match-over')?.ranking).toEqual(body.ranking);
    expect(goesBack(one)).toBe(false);
  }
};

describe.each(ENGINES)('on %s', (_, place) => {
  test('a server that is stopped and started anew goes on', async () => {
    const at: StorePlace = await place();
    await playOn(await serverAt(at), () => serverAt(at));
  });
});

test('a table with an entry that this version cannot read is left to one that can', async () => {
  const database = await emptyDatabase();
  const first = await serverAt({ database, data: '' });
  const { people } = await meet(first.address, [{ name: 'Ann' }]);
  await first.stop();
  await runOn(database, `UPDATE entry SET body = '{"type":"of a later version"}'`);
  const second = await serverAt({ database, data: '' });
  const [ann] = people as [Client];
  await ann.enter(second.address);
  await ann.until(() => ann.closed !== null);
  expect(ann.closed).toBe(CLOSED.moved);
  expect(await runOn(database, 'SELECT owner, rests FROM sitting')).toEqual([{ owner: null, rests: true }]);
});

test('a match that nobody runs is looked for again, though the database did not answer the first time', async () => {
  const database = await emptyDatabase();
  const first = await serverAt({ database, data: '' });
  const { people } = await meet(first.address, [{ name: 'Ann', level: null }], { lineup: [null, 'greedy'] });
  const [ann] = people as [Client];
  ann.say({ type: 'begin' });
  await ann.until(() => ann.last('told') !== null);
  await first.stop();
  await runOn(database, 'ALTER TABLE sitting RENAME COLUMN rests TO away');
  const second = await serverAt({ database, data: '' });
  await expect.poll(() => second.logged.join('')).toContain('not adopted');
  await runOn(database, 'ALTER TABLE sitting RENAME COLUMN away TO rests');
  const metrics = async (): Promise<string> => (await asks<string>(second.address, 'GET', '/metrics')).body;
  await expect.poll(metrics, { timeout: 60_000 }).toContain('paiju_tables 1');
});

/** Only PostgreSQL has room for two processes. */
describe('of two servers on one database', () => {
  const two = async (): Promise<readonly [TestServer, TestServer]> => {
    const at = { database: await emptyDatabase(), data: '' };
    return [await serverAt(at), await serverAt(at)];
  };

  test('the one that is stopped hands over to the other', async () => {
    const [first, second] = await two();
    await playOn(first, async () => second);
    const { body } = await asks<string>(second.address, 'GET', '/metrics');
    expect(body).toContain('paiju_taken_over_total 1');
  });

  test('either leads to a table that the other runs', async () => {
    const [first, second] = await two();
    const { people } = await meet(first.address, [{ name: 'Ann' }, { name: 'Ben', address: second.address }]);
    const [ann, ben] = people as [Client, Client];
    ann.say({ type: 'begin' });
    for (const one of [ann, ben]) await one.until(() => one.table?.phase === 'over');
    expect(ben.last('match-over')?.ranking).toEqual(ann.last('match-over')?.ranking);
    const tables = await Promise.all(
      [first, second].map(async ({ address }) => (await asks<string>(address, 'GET', '/metrics')).body),
    );
    expect(tables.map((text) => /paiju_tables (\d)/.exec(text)?.[1])).toEqual(['1', '0']);
  });
});
