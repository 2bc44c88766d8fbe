/** Blocking, reporting and sending away: who is kept from whom, and that nobody else can tell. */
import type { BlockedPeople, OnlineDown, TableCodes } from '@paiju/protocol';
import { writeOnlineDown } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { TERMS } from '../sittings/testing/sitters.ts';
import { asks, Client, newGuest } from '../testing/client.ts';
import { emptyDatabase, runOn } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

let database: string;
let server: TestServer;
beforeAll(async () => {
  database = await emptyDatabase();
  server = await serverAt({ database, data: '' });
});

const enter = async (code: string, token: string | null): Promise<Client> => {
  const page = await new Client({ address: server.address, code, token, level: null }).enter();
  await page.until(() => page.table !== null);
  return page;
};

/** Says it, and gives the answer. */
const answerTo = async (page: Client, message: Parameters<Client['say']>[0]): Promise<OnlineDown> => {
  const isAnswer = ({ type }: OnlineDown): boolean => type === 'noted' || type === 'denied';
  const before = page.heard.filter(isAnswer).length;
  page.say(message);
  await page.until(() => page.heard.filter(isAnswer).length > before);
  return page.heard.filter(isAnswer).at(-1) as OnlineDown;
};

const openFor = async (token: string): Promise<TableCodes> => {
  const body = { terms: TERMS, lineup: [null, null] };
  return (await asks<TableCodes>(server.address, 'POST', '/api/tables', { token, body })).body;
};

const pair = (a: string, b: string) =>
  meet(server.address, [
    { name: a, level: null },
    { name: b, level: null },
  ]);

describe('a block', () => {
  test('keeps two from each other’s tables, and only whoever has said so is told why', async () => {
    const { people } = await pair('Ann', 'Ben');
    const [ann, ben] = people as [Client, Client];
    await ben.until(() => ben.last('promise')?.seat === 1);
    const before = ben.heard.length;
    expect(await answerTo(ann, { type: 'block', seat: 1 })).toEqual({
      type: 'noted',
      what: 'block',
      seat: 1,
    });
    expect(await answerTo(ann, { type: 'block', seat: 1 })).toMatchObject({ type: 'noted' });
    expect(ben.heard.slice(before), 'nothing is told').toEqual([]);
    const [annToken, benToken] = [ann.plan.token ?? '', ben.plan.token ?? ''];

    const atAnn = await enter((await openFor(annToken)).joinCode, benToken);
    const atBen = await enter((await openFor(benToken)).joinCode, annToken);
    const refused = await answerTo(atAnn, { type: 'sit', seat: 1 });
    expect(refused).toEqual({ type: 'denied', what: 'sit', code: 'not-for-you' });
    expect(await answerTo(atBen, { type: 'sit', seat: 1 })).toMatchObject({ code: 'you-blocked' });

    const list = await asks<BlockedPeople>(server.address, 'GET', '/api/blocks', { token: annToken });
    expect(list.body.people).toMatchObject([{ name: 'Ben', face: null }]);
    const id = list.body.people[0]?.id ?? '';
    const remove = (token: string) =>
      asks<BlockedPeople>(server.address, 'DELETE', `/api/blocks/${id}`, { token });
    await remove(benToken);
    expect(await answerTo(atAnn, { type: 'sit', seat: 1 })).toEqual(refused);
    expect((await remove(annToken)).body.people).toEqual([]);
    atAnn.say({ type: 'sit', seat: 1 });
    await atAnn.until(() => atAnn.table?.own === 1);
  });

  test('is to the blocked no other than being sent away by a host for good, or a table of others: byte for byte', async () => {
    const { people } = await pair('Cat', 'Dan');
    const [cat, dan] = people as [Client, Client];
    const [catToken, danToken] = [cat.plan.token ?? '', dan.plan.token ?? ''];
    /** Everything somebody is told who comes to a table and wants to sit down, but for its own codes. */
    const visit = async ({ joinCode, watchCode }: TableCodes): Promise<string> => {
      const page = await enter(joinCode, danToken);
      await answerTo(page, { type: 'sit', seat: 1 });
      const { body } = await asks<object>(server.address, 'GET', `/api/tables/${joinCode}`, {
        token: danToken,
      });
      page.drop();
      return (
        [...page.heard.map(writeOnlineDown), JSON.stringify(body)]
          .join('\n')
          .replaceAll(joinCode, 'JOIN')
          .replaceAll(watchCode, 'WATCH')
          // What is promised for its wall is another at every table.
          .replaceAll(/[0-9a-f-]{36,}/g, '0')
      );
    };
    const barring = await openFor(catToken);
    const guest = await enter(barring.joinCode, danToken);
    guest.say({ type: 'sit', seat: 1 });
    await guest.until(() => guest.table?.own === 1);
    const host = await enter(barring.joinCode, catToken);
    host.say({ type: 'empty-chair', seat: 1, forGood: true });
    await guest.until(() => guest.table?.own === null);
    guest.drop();
    host.drop();
    await expect.poll(async () => (await visit(barring)).includes('"isHere":false')).toBe(true);
    const barred = await visit(barring);
    const plain = await openFor(catToken);
    const owner = await enter(plain.joinCode, catToken);
    await owner.until(() => owner.last('promise') !== null);
    owner.drop();
    await answerTo(cat, { type: 'block', seat: 1 });
    await expect.poll(async () => (await visit(plain)).includes('"isHere":false')).toBe(true);
    expect(await visit(plain)).toBe(barred);
    expect(barred).not.toMatch(/block|barred|report/i);
  });

  test.each(['block', 'report'] as const)(
    'nobody who does not play there may %s, nor themselves',
    async (type) => {
      const { codes, people } = await pair('Eve', 'Fay');
      const said = (seat: number) =>
        type === 'block' ? { type, seat } : { type, seat, reason: 'name' as const };
      const [eve] = people as [Client];
      expect(await answerTo(eve, said(0))).toMatchObject({ what: type, code: 'nobody-there' });
      expect(await answerTo(eve, said(3))).toMatchObject({ code: 'nobody-there' });
      const { token } = await newGuest(server.address, 'Gus');
      for (const [code, who] of [
        [codes.joinCode, token],
        [codes.joinCode, null],
        [codes.watchCode, eve.plan.token],
      ] as const) {
        const page = await enter(code, who);
        expect(await answerTo(page, said(1))).toMatchObject({ what: type, code: 'not-seated' });
        page.drop();
      }
    },
  );
});

describe('a report', () => {
  test('is kept once with its match, told to nobody, and so many in a day', async () => {
    const { people, codes } = await pair('Hal', 'Ina');
    const [hal, ina] = people as [Client, Client];
    hal.say({ type: 'begin' });
    await ina.until(() => ina.last('asked') !== null);
    ina.say({ type: 'stand' });
    await hal.until(() => hal.table?.chairs[1]?.is === 'bot');
    const before = ina.heard.length;
    const report = { type: 'report', seat: 1, reason: 'spoiling' } as const;
    // Whoever has left is still who sat there.
    expect(await answerTo(hal, report)).toEqual({ type: 'noted', what: 'report', seat: 1 });
    expect(await answerTo(hal, { ...report, reason: 'name' })).toMatchObject({ type: 'noted' });
    expect(JSON.stringify(ina.heard.slice(before))).not.toMatch(/report|spoiling|noted/);
    const kept = `SELECT reason, number, a.name AS by, b.name AS whom, join_code = '${codes.joinCode}' AS is_here
      FROM report r JOIN guest a ON a.id = reporter JOIN guest b ON b.id = reported JOIN sitting s ON s.id = r.sitting`;
    const row = { reason: 'spoiling', number: 1, by: 'Hal', whom: 'Ina', is_here: true };
    expect(await runOn(database, kept)).toEqual([row]);
    await runOn(
      database,
      `INSERT INTO report (reporter, reported, sitting, number, reason)
       SELECT reporter, reported, sitting, n, 'name' FROM report, generate_series(2, 10) n`,
    );
    const next = await pair('Jan', 'Kim');
    const token = hal.plan.token;
    const [, kim] = next.people as [Client, Client];
    kim.say({ type: 'stand' });
    await kim.until(() => kim.table?.own === null);
    const elsewhere = await enter(next.codes.joinCode, token);
    elsewhere.say({ type: 'sit', seat: 1 });
    await elsewhere.until(() => elsewhere.table?.own === 1);
    const toJan = { ...report, seat: 0 };
    expect(await answerTo(elsewhere, toJan)).toMatchObject({ code: 'too-many' });
    await runOn(database, `UPDATE report SET at = now() - interval '25 hours' WHERE number = 10`);
    expect(await answerTo(elsewhere, toJan)).toMatchObject({ type: 'noted' });
  });
});

test('whoever was sent away for good does not sit down there again; who was only asked to leave may', async () => {
  const { people } = await pair('Lea', 'Max');
  const [lea, max] = people as [Client, Client];
  lea.say({ type: 'empty-chair', seat: 1 });
  await max.until(() => max.table?.own === null);
  max.say({ type: 'sit', seat: 1 });
  await max.until(() => max.table?.own === 1);
  lea.say({ type: 'empty-chair', seat: 1, forGood: true });
  await max.until(() => max.table?.own === null);
  expect(await answerTo(max, { type: 'sit', seat: 1 })).toMatchObject({ code: 'not-for-you' });
  const others = await newGuest(server.address, 'Ned');
  const ned = await enter(max.plan.code, others.token);
  ned.say({ type: 'sit', seat: 1 });
  await ned.until(() => ned.table?.own === 1);
});
