/** Every door asks whether somebody may come in, sit down with others, or play a rated match: two processes on one database. */
import type { OwnConduct } from '@paiju/protocol';
import { CLOSED } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { Operator } from '../operating/operator.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import type { Database } from '../store/database.ts';
import { asks, Client, newGuest } from '../testing/client.ts';
import { databaseAt, ENGINES, emptyDatabase } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

let [one, two] = [] as unknown as [TestServer, TestServer];
let database: Database;
let operator: Operator;
beforeAll(async () => {
  const place = { database: await emptyDatabase(), data: '' };
  [one, two] = [await serverAt(place), await serverAt(place)];
  database = await databaseAt(place);
  operator = new Operator(database);
  return () => database.close();
});

const DEED = { who: 'root', why: 'a test' };
const RATED = { ...TERMS, rated: true as const, changes: {} };

const idOf = async (name: string): Promise<string> => {
  const [row] = await database.query<{ id: string }>('SELECT id FROM guest WHERE name = $1', [name]);
  return row?.id ?? '';
};

describe('whoever is suspended', () => {
  test('is sent away from every process at once, told until when, and let in nowhere until it is over', async () => {
    const { codes, people } = await meet(one.address, [
      { name: 'Sue', level: null },
      { name: 'Tim', level: null },
    ]);
    const [sue, tim] = people as [Client, Client];
    const token = sue.plan.token ?? '';
    // A page at the other process, which pipes it to the table.
    const piped = await new Client({
      address: two.address,
      code: codes.joinCode,
      token,
      level: null,
    }).enter();
    await piped.until(() => piped.table !== null);
    const until = new Date('2100-01-01T00:00:00Z');
    const id = await idOf('Sue');
    expect(await operator.suspend(DEED, id, until)).toBe(true);
    for (const page of [sue, piped]) {
      await page.until(() => page.closed !== null);
      expect(page.closed).toBe(CLOSED.refused);
      const denied = { type: 'denied', what: 'enter', code: 'suspended', until: until.getTime() };
      expect(page.last('denied')).toEqual(denied);
    }
    expect(tim.closed).toBeNull();

    const refused = { status: 403, body: { code: 'suspended', at: '', until: until.getTime() } };
    for (const { address } of [one, two]) {
      const body = { terms: TERMS, lineup: [null, null] };
      const wish = { name: 'Susan', face: null };
      expect(await asks(address, 'POST', '/api/tables', { token, body })).toMatchObject(refused);
      expect(await asks(address, 'PUT', '/api/guests/me', { token, body: wish })).toMatchObject(refused);
      expect(await asks(address, 'GET', '/api/blocks', { token })).toMatchObject(refused);
      const again = await new Client({ address, code: codes.joinCode, token }).enter();
      await again.until(() => again.closed !== null);
      expect([again.closed, again.last('denied')?.until]).toEqual([CLOSED.refused, until.getTime()]);
      const own = await asks<OwnConduct>(address, 'GET', '/api/conduct', { token });
      expect(own).toMatchObject({ status: 200, body: { suspended: { until: until.getTime() } } });
      expect(own.body.suspended?.since).toBeLessThanOrEqual(until.getTime());
      expect(own.body.suspended?.since).toBeGreaterThan(Date.UTC(2026, 0));
    }

    expect(await operator.suspend(DEED, id, null)).toBe(true);
    const forEver = { body: { code: 'suspended', until: null } };
    expect(await asks(one.address, 'GET', '/api/blocks', { token })).toMatchObject(forEver);
    expect(await operator.suspend(DEED, id, new Date(0))).toBe(true);
    expect(await asks(one.address, 'GET', '/api/blocks', { token })).toMatchObject({ status: 200 });
    await operator.suspend(DEED, id, null);
    expect(await operator.unsuspend(DEED, id)).toBe(true);
    expect(await asks(two.address, 'GET', '/api/blocks', { token })).toMatchObject({ status: 200 });
    expect(await operator.unsuspend(DEED, id)).toBe(false);
  });

  test('is somebody: nobody else can be', async () => {
    expect(await operator.suspend(DEED, '00000000-0000-4000-8000-000000000000', null)).toBe(false);
  });
});

describe('whoever has left a rated match', () => {
  test('opens none, sits down at none, and is waited for at none; other tables are open to them', async () => {
    const terms = RATED;
    const { codes, people } = await meet(one.address, [{ name: 'Uma' }, { name: 'Vic', level: null }], {
      terms,
    });
    const [uma, vic] = people as [Client, Client];
    const token = vic.plan.token ?? '';
    uma.say({ type: 'begin' });
    await vic.until(() => vic.last('asked') !== null);
    vic.say({ type: 'stand' });
    const own = () => asks<OwnConduct>(two.address, 'GET', '/api/conduct', { token });
    await expect.poll(async () => (await own()).body.pausedUntil).not.toBeNull();
    const { body: standing } = await own();
    expect(standing).toMatchObject({ suspended: null, offences: 1, nextPauseMs: 3_600_000, matchesToGo: 3 });
    const open = (more: object) =>
      asks(two.address, 'POST', '/api/tables', { token, body: { terms: more, lineup: [null, null] } });
    const { pausedUntil: until } = standing;
    expect(await open(terms)).toMatchObject({ status: 403, body: { code: 'no-rated-yet', at: '', until } });
    expect(await open(TERMS)).toMatchObject({ status: 200 });

    const other = await meet(two.address, [{ name: 'Wim' }], { terms });
    const late = await new Client({ address: one.address, code: other.codes.joinCode, token }).enter();
    await late.until(() => late.table !== null);
    late.say({ type: 'sit', seat: 1 });
    await late.until(() => late.last('denied') !== null);
    expect(late.last('denied')).toEqual({ type: 'denied', what: 'sit', code: 'no-rated-yet' });

    // Back to the match they have left they may go, and to the end of it; then once more they may not.
    vic.say({ type: 'sit', seat: 1 });
    await vic.until(() => vic.table?.own === 1);
    await expect.poll(async () => (await own()).body.pausedUntil).toBeNull();
    vic.say({ type: 'stand' });
    await expect.poll(async () => (await own()).body.pausedUntil).not.toBeNull();
    await uma.until(() => uma.table?.phase === 'over');
    expect((await own()).body.offences).toBe(1);
    const back = await new Client({ address: one.address, code: codes.joinCode, token }).enter();
    await back.until(() => back.table !== null);
    back.say({ type: 'sit', seat: 1 });
    await back.until(() => back.last('denied') !== null);
    expect(back.last('denied')?.code).toBe('no-rated-yet');
  });

  test('is not begun with by a host who kept a chair for them', async () => {
    const { people } = await meet(
      one.address,
      [
        { name: 'Xia', level: null },
        { name: 'Yan', level: null },
      ],
      {
        terms: RATED,
      },
    );
    const [xia, yan] = people as [Client, Client];
    const elsewhere = await meet(one.address, [{ name: 'Zoe' }], { terms: RATED });
    const second = { address: one.address, code: elsewhere.codes.joinCode, token: yan.plan.token };
    const away = await new Client({ ...second, level: null }).enter();
    await away.until(() => away.table !== null);
    away.say({ type: 'sit', seat: 1 });
    await away.until(() => away.table?.own === 1);
    elsewhere.people[0]?.say({ type: 'begin' });
    await away.until(() => away.last('asked') !== null);
    away.say({ type: 'stand' });
    const yanToken = yan.plan.token ?? '';
    const own = () => asks<OwnConduct>(one.address, 'GET', '/api/conduct', { token: yanToken });
    await expect.poll(async () => (await own()).body.pausedUntil).not.toBeNull();
    xia.say({ type: 'begin' });
    await xia.until(() => xia.last('denied') !== null);
    expect(xia.last('denied')).toEqual({ type: 'denied', what: 'begin', code: 'others-no-rated' });
  });
});

test.each(ENGINES)(
  'what an operator does is done and logged, and what cannot be is not: %s',
  async (_, emptyPlace) => {
    const own = await databaseAt(await emptyPlace());
    const here = new Operator(own);
    await own.query(
      `INSERT INTO guest (id, name, token_hash) VALUES ('00000000-0000-4000-8000-00000000000a', 'Ann', 'x')`,
    );
    const ann = '00000000-0000-4000-8000-00000000000a';
    expect(await here.rename(DEED, ann, 'Anna')).toBe(true);
    expect(await here.suspend(DEED, ann, null)).toBe(true);
    expect(await here.unsuspend(DEED, ann)).toBe(true);
    expect(await here.unsuspend(DEED, ann)).toBe(false);
    expect(await here.closeReport(DEED, 1)).toBe(false);
    expect(await here.rename(DEED, ann.replace('a', 'b'), 'Bob')).toBe(false);
    expect(await own.query('SELECT name FROM guest')).toEqual([{ name: 'Anna' }]);
    const log = await own.query('SELECT who, what, guest, why, detail FROM operator_log ORDER BY id');
    expect(log).toEqual([
      { ...DEED, what: 'rename', guest: ann, detail: { from: 'Ann', to: 'Anna' } },
      { ...DEED, what: 'suspend', guest: ann, detail: { until: null } },
      { ...DEED, what: 'unsuspend', guest: ann, detail: {} },
    ]);
    await own.close();
  },
);

test('a token that nobody has tells nothing of conduct', async () => {
  expect(await asks(one.address, 'GET', '/api/conduct')).toMatchObject({ status: 401 });
  const { token } = await newGuest(one.address, 'Qin');
  const { body } = await asks<OwnConduct>(one.address, 'GET', '/api/conduct', { token });
  expect(body).toEqual({
    suspended: null,
    offences: 0,
    pausedUntil: null,
    nextPauseMs: 600_000,
    matchesToGo: 0,
  });
});
