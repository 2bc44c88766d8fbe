/** Who somebody is, at two processes on one database: claiming, coming back, devices, and everybody who only pretends. */
import type { Me } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { asks, newGuest } from '../testing/client.ts';
import * as people from '../testing/people.ts';
import { emptyDatabase, runOn } from '../testing/places.ts';
import { meet, serverAt } from '../testing/servers.ts';

const PLENTY = { guests: 1_000, claims: 1_000, signIns: 1_000, tables: 1_000, requests: 10_000 };
let database: string;
let here: string;
let there: string;
beforeAll(async () => {
  database = await emptyDatabase();
  const more = { apiLimits: PLENTY, socketLimits: { misses: { burst: 1_000, perSecond: 100 } } };
  here = (await serverAt({ database, data: '' }, more)).address;
  there = (await serverAt({ database, data: '' }, more)).address;
});

const wrong = { status: 403, body: { code: 'wrong', at: '' } };
const isKnown = async (token: string): Promise<boolean> => (await people.me(there, token)).status === 200;

describe('a guest', () => {
  test('is somebody at once, and only on this device', async () => {
    const { token } = await newGuest(here, 'Quiet Heron');
    const { body } = await people.me(there, token);
    expect(body).toMatchObject({
      name: 'Quiet Heron',
      account: null,
      passkeySite: 'localhost',
      keepDays: 90,
    });
    expect(body.devices).toMatchObject([{ isThis: true }]);
  });

  test('is told before being anybody where keys are good, and how long anything is kept', async () => {
    const { body } = await asks(here, 'GET', '/api/sign-in');
    expect(body).toEqual({ passkeySite: 'localhost', guestDays: 90, accountDays: 720 });
  });

  test('claimed by a key is the same one on a second device, at another process', async () => {
    const { token, key } = await people.claimer(here, 'Ann');
    const second = await people.signInBy(here, key, there);
    expect(second).toMatchObject({ status: 200, body: { name: 'Ann', face: null, recoveryCode: null } });
    expect(second.body.token).not.toBe(token);
    const { body } = await people.me(here, second.body.token);
    expect(body.account).toMatchObject({ login: null, hasPassword: false, passkeys: [{ id: key.id }] });
    expect(body.account?.passkeys[0]?.usedAt).not.toBeNull();
    expect(body.devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    expect(body.keepDays).toBe(720);
  });

  test('claimed by a name and a password: the name is the same however it is written', async () => {
    const { token } = await newGuest(here, 'Ben');
    const claimed = await people.setPassword(here, token, 'Ben Müller');
    expect(claimed.body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/) });
    for (const login of ['Ben Müller', 'ben  müller', 'ＢＥＮ Mu\u0308ller'])
      expect(await people.signIn(there, login)).toMatchObject({ status: 200, body: { name: 'Ben' } });
  });

  test('that is claimed has other tokens from then on: whoever has planted one knows nothing', async () => {
    const planted = await newGuest(here, 'Eve');
    const claimed = await people.setPassword(here, planted.token, 'Fixed');
    expect(await isKnown(planted.token)).toBe(false);
    expect(await isKnown(claimed.body.token ?? '')).toBe(true);
    // Neither is a token taken that somebody brings along to sign in.
    const brought = 'x'.repeat(43);
    const body = { login: 'Fixed', password: people.PASSWORD };
    const signedIn = await asks(here, 'POST', '/api/sign-in/password', { token: brought, body });
    expect(signedIn).toMatchObject({ status: 200 });
    expect(signedIn.body).not.toMatchObject({ token: brought });
    expect(await isKnown(brought)).toBe(false);
  });

  test('of tokens, codes and passwords nothing is kept but hashes', async () => {
    const { token } = await newGuest(here, 'Cai');
    const { body } = await people.setPassword(here, token, 'Cai');
    const kept = JSON.stringify([
      await runOn(database, 'SELECT * FROM guest'),
      await runOn(database, 'SELECT * FROM device'),
      await runOn(database, 'SELECT * FROM account'),
    ]);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    const secrets = [token, body.token, body.recoveryCode, body.recoveryCode?.replaceAll('-', '')];
    for (const secret of [people.PASSWORD, ...secrets]) expect(kept).not.toContain(secret);
  });
});

describe('a key', () => {
  test('answers a question once', async () => {
    const { key } = await people.claimer(here, 'Ann');
    const { body: question } = await people.askToSignIn(here);
    const answer = key.answer(question);
    const say = (at: string) => asks(at, 'POST', '/api/sign-in/passkey', { body: answer });
    expect(await say(here)).toMatchObject({ status: 200 });
    expect(await say(there)).toMatchObject(wrong);
    expect(await say(here)).toMatchObject(wrong);
  });

  test('answers no question that is five minutes old', async () => {
    const { key } = await people.claimer(here, 'Ann');
    const { body: question } = await people.askToSignIn(here);
    await runOn(database, `UPDATE challenge SET expires_at = expires_at - interval '5 minutes'`);
    const body = key.answer(question);
    expect(await asks(here, 'POST', '/api/sign-in/passkey', { body })).toMatchObject(wrong);
  });

  test.each<[string, (key: Authenticator, question: { challenge: string; site: string }) => object]>([
    ['of a question that was never asked', (key, { site }) => key.answer({ challenge: 'AAAA', site })],
    ['for another site', (key, { challenge }) => key.answer({ challenge, site: 'evil.example' })],
    [
      'from a page of another site',
      (key, question) => Object.assign(key, { origin: 'https://evil.example' }).answer(question),
    ],
    ['of another key', (key, question) => ({ ...new Authenticator().answer(question), id: key.id })],
    ['of a key that nobody has', (_, question) => new Authenticator().answer(question)],
    [
      'of a copy that has fallen behind',
      (key, question) => Object.assign(key, { counter: 0 }).answer(question),
    ],
    ['that is nonsense', (key, question) => ({ ...key.answer(question), clientDataJSON: 'AAAA' })],
    ['with a signature that is none', (key, question) => ({ ...key.answer(question), signature: 'AAAA' })],
  ])('an answer %s is wrong', async (_, answer) => {
    const { key } = await people.claimer(here, 'Ann');
    await people.signInBy(here, key);
    const { body: question } = await people.askToSignIn(here);
    const said = await asks(here, 'POST', '/api/sign-in/passkey', { body: answer(key, question) });
    expect(said).toMatchObject(wrong);
  });

  test('is made for whoever asked, and not for others', async () => {
    const [ann, eve] = [await newGuest(here, 'Ann'), await newGuest(here, 'Eve')];
    const { body: hers } = await people.askForKey(here, ann.token);
    const make = (question: object) =>
      asks(here, 'POST', '/api/me/passkeys', {
        ...{ token: eve.token, body: new Authenticator().make(question as typeof hers) },
      });
    expect(await make(hers)).toMatchObject(wrong);
    // Nor is a question for somebody who wants to sign in one for that.
    expect(await make((await people.askToSignIn(here)).body)).toMatchObject(wrong);
    expect((await people.me(here, eve.token)).body.account).toBeNull();
  });

  test('of somebody else is not taken over, and the last one is not given up', async () => {
    const [ann, eve] = [await people.claimer(here, 'Ann'), await people.claimer(here, 'Eve')];
    expect(await people.addKey(here, eve.token, ann.key)).toMatchObject(wrong);
    const drop = (token: string, { id }: Authenticator) =>
      asks(here, 'DELETE', `/api/me/passkeys/${id}`, { token });
    expect(await drop(eve.token, ann.key)).toMatchObject({ status: 404 });
    expect(await drop(ann.token, ann.key)).toMatchObject({ status: 409, body: { code: 'last-way-in' } });
    const second = new Authenticator();
    expect(await people.addKey(here, ann.token, second)).toMatchObject({
      status: 200,
      body: { token: null, recoveryCode: null },
    });
    expect(await drop(ann.token, ann.key)).toMatchObject({ status: 200 });
    expect(await people.signInBy(here, ann.key)).toMatchObject(wrong);
    expect(await people.signInBy(here, second)).toMatchObject({ status: 200 });
  });
});

describe('a password', () => {
  test('that is wrong, and a name that nobody has, are answered alike', async () => {
    const { token } = await newGuest(here, 'Dai');
    await people.setPassword(here, token, 'Dai');
    const answers = [
      await people.signIn(here, 'Dai', 'another password'),
      await people.signIn(here, 'Nobody at all', 'another password'),
    ].map(({ status, body, headers }) => ({ status, body, names: [...headers.keys()].sort() }));
    expect(answers[0]).toMatchObject(wrong);
    expect(answers[1]).toEqual(answers[0]);
  });

  test.each(['Slow', 'nobody has this name'])(
    'is not guessed, at several processes neither: %s',
    async (login) => {
      const { token } = await newGuest(here, 'Slow');
      await people.setPassword(here, token, 'Slow');
      const tries = [];
      for (const at of [here, there, here, there, here, there])
        tries.push((await people.signIn(at, login, 'another password')).status);
      expect(tries).toEqual([403, 403, 403, 403, 403, 429]);
      // Not by whoever knows it either, until the time is over; then everything is as before.
      expect(await people.signIn(here, login)).toMatchObject({ status: 429, body: { code: 'too-many' } });
      await runOn(database, 'UPDATE throttle SET opens_at = now()');
      const after = await people.signIn(there, login);
      expect(after.status).toBe(login === 'Slow' ? 200 : 403);
    },
  );

  test('many tries at the same moment are as many', async () => {
    const login = 'All at once';
    const tries = Array.from({ length: 20 }, (_, i) => people.signIn(i % 2 ? here : there, login));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  });

  test.each(['short', 'aaaaaaaaaaaaaaa', 'My Own Long Name'])('%s is none', async (password) => {
    const { token } = await newGuest(here, 'Eli');
    const answer = await people.setPassword(here, token, 'my own long name', { password });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-password' } });
  });

  test('is changed by whoever knows it; a name that somebody has is not given twice', async () => {
    const [ann, eve] = [await newGuest(here, 'Ann'), await newGuest(here, 'Eve')];
    const { body } = await people.setPassword(here, ann.token, 'Taken');
    expect(await people.setPassword(here, eve.token, 'taken')).toMatchObject({
      ...{ status: 409, body: { code: 'name-taken' } },
    });
    const token = body.token ?? '';
    const password = 'another long one';
    for (const before of [null, 'not this one'])
      expect(await people.setPassword(here, token, 'Taken', { password, before })).toMatchObject(wrong);
    const changed = await people.setPassword(here, token, 'Taken', { password, before: people.PASSWORD });
    expect(changed).toMatchObject({ status: 200, body: { token: null, recoveryCode: null } });
    expect(await people.signIn(here, 'Taken')).toMatchObject(wrong);
    expect(await people.signIn(here, 'Taken', password)).toMatchObject({ status: 200 });
  });
});

describe('a code on paper', () => {
  test('lets its owner in once, however it is typed, and gives the next one', async () => {
    const { recoveryCode } = await people.claimer(here, 'Ann');
    expect(recoveryCode).toMatch(/^([2-9B-DF-HJ-NP-TV-Z]{5}-){4}[2-9B-DF-HJ-NP-TV-Z]{5}$/);
    const typed = recoveryCode.toLowerCase().replaceAll('-', ' ');
    const first = await people.recover(here, typed);
    expect(first).toMatchObject({ status: 200, body: { name: 'Ann' } });
    expect(await people.recover(there, recoveryCode)).toMatchObject(wrong);
    expect(await people.recover(there, first.body.recoveryCode ?? '')).toMatchObject({ status: 200 });
  });

  test('of before is good for nothing when there is another', async () => {
    const { token, recoveryCode } = await people.claimer(here, 'Ann');
    const fresh = await asks<{ recoveryCode: string }>(here, 'POST', '/api/me/recovery', { token });
    expect(await people.recover(here, recoveryCode)).toMatchObject(wrong);
    expect(await people.recover(here, fresh.body.recoveryCode)).toMatchObject({ status: 200 });
    const guest = await newGuest(here, 'Ben');
    expect(await asks(here, 'POST', '/api/me/recovery', { token: guest.token })).toMatchObject({
      status: 400,
    });
  });
});

describe('a device', () => {
  test('is signed out by another one; its socket is closed at whichever process it is', async () => {
    const { people: players, codes } = await meet(here, [{ name: 'Ann' }]);
    const token = players[0]?.plan.token ?? '';
    const { body } = await people.setPassword(here, token, 'Devices');
    const [first, second] = [body.token ?? '', (await people.signIn(there, 'Devices')).body.token];
    await expect.poll(() => players[0]?.closed).toBe(4002);
    const { Client } = await import('../testing/client.ts');
    const sockets = await Promise.all(
      [first, second].flatMap((own) =>
        [here, there].map((address) => new Client({ address, code: codes.joinCode, token: own }).enter()),
      ),
    );
    await Promise.all(sockets.map((socket) => socket.until(() => socket.table !== null)));
    const { devices } = (await people.me(here, first)).body as Me;
    const other = devices.find(({ isThis }) => !isThis)?.id;
    expect(await asks(here, 'DELETE', `/api/me/devices/${other}`, { token: first })).toMatchObject({
      status: 200,
    });
    await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([null, null, 4002, 4002]);
    expect([await isKnown(first), await isKnown(second)]).toEqual([true, false]);
    expect(await asks(here, 'DELETE', `/api/me/devices/${other}`, { token: first })).toMatchObject({
      status: 404,
    });
    for (const id of ['1', "'%3B--", '%2e%2e%2fdevices'])
      expect((await asks(here, 'DELETE', `/api/me/devices/${id}`, { token: first })).status).toBe(404);
    await asks(there, 'DELETE', '/api/me/devices', { token: first });
    await expect.poll(() => sockets.map(({ closed }) => closed)).toEqual([4002, 4002, 4002, 4002]);
    expect(await isKnown(first)).toBe(false);
  });
});
