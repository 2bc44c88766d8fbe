/** Finding a game by HTTP, at whole servers: a quick match, tables that are told of, and the deal of the day. */
import type { DailyNow, DailyResults, DailyTable, FindingNow, ListedTables, NewGuest } from '@paiju/protocol';
import { FINDING } from '@paiju/protocol';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { asks, Client, newGuest } from '../testing/client.ts';
import { ENGINES, emptyDatabase, runOn } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

const WISH = { ruleset: 'haiyuki', preset: 'rulebook', patienceS: 300 };

const find = async (
  address: string,
  { token }: Pick<NewGuest, 'token'>,
  method = 'GET',
  { body, known }: { readonly body?: object; readonly known?: string } = {},
): Promise<FindingNow> => {
  const path = `/api/finding${known === undefined ? '' : `?known=${known}`}`;
  const answer = await asks<FindingNow>(address, method, path, {
    token,
    ...(body === undefined ? {} : { body }),
  });
  expect(FINDING.findingNow.safeParse(answer.body).success, JSON.stringify(answer.body)).toBe(true);
  return answer.body;
};

const codeOf = (now: FindingNow): string => (now.is === 'found' ? now.joinCode : '');

const sitDown = async (address: string, code: string, { token }: NewGuest, level?: null): Promise<Client> => {
  const client = await new Client({ address, code, token, ...(level === null ? { level } : {}) }).enter();
  await client.until(() => client.table !== null);
  return client;
};

test('two people at two processes are brought to one table, which begins by itself and counts', async () => {
  const place = { database: await emptyDatabase(), data: '' };
  const [one, other] = [await serverAt(place), await serverAt(place)];
  const [anna, ben] = [await newGuest(one.address, 'Anna'), await newGuest(other.address, 'Ben')];
  const waits = await find(one.address, anna, 'PUT', { body: WISH });
  expect(waits).toMatchObject({ is: 'seeking', waiting: 1 });
  const told = find(one.address, anna, 'GET', { known: waits.tag });
  await find(other.address, ben, 'PUT', { body: WISH });
  const found = await told;
  expect(found).toMatchObject({ is: 'found' });
  expect(await find(one.address, ben)).toEqual(found);
  const people = [
    await sitDown(other.address, codeOf(found), anna),
    await sitDown(one.address, codeOf(found), ben),
  ];
  for (const person of people) await person.until(() => person.table?.phase === 'playing');
  expect(people.map(({ table }) => table?.own).sort()).toEqual([0, 1]);
  expect(people[0]?.table).toMatchObject({
    made: 'quick',
    host: null,
    terms: { rated: true, clock: 'normal' },
  });
  // Whoever still has a chair goes back to it.
  expect(await find(one.address, anna, 'PUT', { body: WISH })).toEqual(found);
});

describe.each(ENGINES)('on %s', (_, emptyPlace) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await serverAt(await emptyPlace());
  });

  test('whoever is alone has bots after the wait they chose', async () => {
    const { address } = server;
    const anna = await newGuest(address, 'Anna');
    const wish = { ...WISH, ruleset: 'wuhan', preset: 'koukou', patienceS: 5 };
    let now = await find(address, anna, 'PUT', { body: wish });
    while (now.is === 'seeking') now = await find(address, anna, 'GET', { known: now.tag });
    const client = await sitDown(address, codeOf(now), anna, null);
    await client.until(() => client.table?.phase === 'playing');
    expect(client.table?.chairs.filter(({ is }) => is === 'bot')).toHaveLength(3);
  });

  test('cancelling, and what is refused', async () => {
    const { address } = server;
    const anna = await newGuest(address, 'Anna');
    expect(await find(address, anna)).toEqual({ is: 'idle', tag: 'idle' });
    await find(address, anna, 'PUT', { body: WISH });
    expect(await find(address, anna, 'DELETE')).toMatchObject({ is: 'idle' });
    const refused = async (body: object) =>
      (await asks(address, 'PUT', '/api/finding', { token: anna.token, body })).body;
    expect(await refused({ ...WISH, preset: 'bury3' })).toEqual({ code: 'bad-options', at: 'preset' });
    expect(await refused({ ...WISH, patienceS: 7 })).toEqual({ code: 'bad-request', at: 'patienceS' });
    expect(await asks(address, 'GET', '/api/finding')).toMatchObject({ status: 401 });
    const long = `/api/finding?known=${'x'.repeat(200)}`;
    expect((await asks(address, 'GET', long, { token: anna.token })).status).toBe(400);
  });

  test('whoever looks at the open tables is told of others', async () => {
    const { address } = server;
    const { body: before } = await asks<ListedTables>(address, 'GET', '/api/tables');
    const told = asks<ListedTables>(address, 'GET', `/api/tables?known=${before.tag}`);
    const { codes } = await meet(address, [{ name: 'Ben' }]);
    expect((await told).body.tables.map(({ joinCode }) => joinCode)).toContain(codes.joinCode);
  });

  test('the deal of the day: one try, counted when it is over, and shown to those who have played', async () => {
    const { address } = server;
    const [anna, ben] = [await newGuest(address, 'Anna'), await newGuest(address, 'Ben')];
    const own = async ({ token }: NewGuest) =>
      (await asks<DailyNow>(address, 'GET', '/api/daily', { token })).body.games.find(
        ({ ruleset }) => ruleset === 'haiyuki',
      )?.state;
    const begin = async ({ token }: NewGuest) =>
      (await asks<DailyTable>(address, 'POST', '/api/daily/haiyuki', { token })).body.joinCode;
    const results = ({ token }: NewGuest, query = '') =>
      asks<DailyResults>(address, 'GET', `/api/daily/haiyuki${query}`, { token });
    expect(await own(anna)).toBe('new');
    expect((await results(anna)).status).toBe(404);
    const code = await begin(anna);
    expect(await begin(anna)).toBe(code);
    expect(await own(anna)).toBe('begun');
    expect((await results(anna)).status).toBe(404);
    const client = await sitDown(address, code, anna);
    await client.until(() => client.table?.phase === 'over');
    const points = client.last('match-over')?.ranking.find(({ seat }) => seat === 0)?.points;
    await vi.waitFor(async () => expect(await own(anna)).toBe('over'), 20_000);
    await vi.waitFor(async () => {
      const { body } = await results(anna);
      expect(
        body.rows
          .filter(({ is }) => is === 'bot')
          .map(({ name }) => name)
          .sort(),
      ).toEqual(['expert', 'greedy', 'novice']);
      expect(body.rows.filter(({ is }) => is === 'person')).toEqual([
        { is: 'person', name: 'Anna', isOwn: true, points: expect.arrayContaining([points]) },
      ]);
      expect(body.people).toBe(1);
      expect(FINDING.dailyResults.safeParse(body).success).toBe(true);
      // The client plays as the bot of that level does, against the same company: the same deal.
      const mine = body.rows.find(({ isOwn }) => isOwn)?.points;
      expect(body.rows.find(({ name }) => name === 'greedy')?.points).toEqual(mine);
    }, 60_000);
    // Who has not played yet learns nothing, not even by the code of who has.
    expect((await results(ben)).status).toBe(404);
    const curious = await new Client({ address, code, token: ben.token }).enter();
    await curious.until(() => curious.closed !== null);
    expect(curious.heard).toEqual([{ type: 'denied', what: 'enter', code: 'not-for-you' }]);
    expect((await results(ben, '?day=2026-01-01')).body.rows).toEqual([]);
    expect((await results(ben, '?day=2999-01-01')).status).toBe(404);
    expect((await results(ben, '?day=soon')).status).toBe(400);
    expect((await asks(address, 'POST', '/api/daily/go', { token: ben.token })).status).toBe(404);
    expect(server.logged.join('')).not.toMatch(/[0-9a-f]{64}/);
  });
});

test('everybody has the same deal on a day, and another on the next', async () => {
  const database = await emptyDatabase();
  const server = await serverAt({ database, data: '' });
  const begin = async (name: string): Promise<void> => {
    const { token } = await newGuest(server.address, name);
    await asks(server.address, 'POST', '/api/daily/wuhan', { token });
  };
  await Promise.all(['Anna', 'Ben', 'Cai'].map(begin));
  const seeds = () =>
    runOn(database, "SELECT DISTINCT body -> 'made' ->> 'seed' AS seed FROM entry WHERE n = 1") as Promise<
      object[]
    >;
  expect(await seeds()).toHaveLength(1);
  await runOn(database, 'UPDATE daily_deal SET day = day - 1; UPDATE daily_try SET day = day - 1');
  await begin('Dee');
  expect(await seeds()).toHaveLength(2);
});
