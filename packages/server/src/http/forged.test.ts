/** What a page of somebody else, or whoever types what nobody should, can have the API do: nothing that its owner did not ask for. */
import type { Me, NewGuest } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { TERMS } from '../sittings/testing/sitters.ts';
import { asks, newGuest } from '../testing/client.ts';
import * as people from '../testing/people.ts';
import { emptyDatabase, runOn } from '../testing/places.ts';
import { serverAt } from '../testing/servers.ts';

let database: string;
let address: string;
beforeAll(async () => {
  database = await emptyDatabase();
  const apiLimits = { guests: 1_000, claims: 1_000, signIns: 1_000 };
  address = (await serverAt({ database, data: '' }, { apiLimits })).address;
});

const ELSEWHERE = 'https://elsewhere.example';

describe('a page of another site', () => {
  const from = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`http://${address}${path}`, { ...init, headers: { origin: ELSEWHERE, ...init.headers } });

  test('cannot speak for anybody: a browser brings nothing along by itself', async () => {
    const { token } = await newGuest(address, 'Ann');
    const claimed = await people.setPassword(address, token, 'Ann of here');
    const { headers, body } = await asks<Me>(address, 'GET', '/api/me', { token: claimed.body.token ?? '' });
    expect(body.name).toBe('Ann');
    expect(headers.get('set-cookie')).toBeNull();
    const signedIn = await people.signIn(address, 'Ann of here');
    expect(signedIn.headers.get('set-cookie')).toBeNull();
    for (const [method, path] of [
      ['DELETE', '/api/me'],
      ['DELETE', '/api/me/devices'],
      ['PUT', '/api/me/password'],
      ['POST', '/api/tables'],
      ['POST', '/api/me/recovery'],
    ] as const) {
      const cookie = `token=${signedIn.body.token}`;
      expect((await from(path, { method, headers: { cookie } })).status, path).toBe(401);
    }
  });

  test('is not told by a browser what was answered, nor let ask for more than a form can', async () => {
    const answers = [
      await from('/api/status', {}),
      await from('/api/tables', {}),
      await from('/api/guests', {
        method: 'OPTIONS',
        headers: {
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }),
    ];
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answers.at(-1)?.ok).toBe(false);
  });

  test.each([
    ['text/plain', JSON.stringify({ name: 'Eve', face: null })],
    ['application/x-www-form-urlencoded', 'name=Eve&face='],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nEve\r\n--x--',
    ],
  ])('finds no ear for a form that says %s', async (type, body) => {
    const answer = await from('/api/guests', { method: 'POST', headers: { 'content-type': type }, body });
    expect({ status: answer.status, body: await answer.json() }).toMatchObject({
      ...{ status: 400, body: { code: 'bad-request' } },
    });
    expect(await runOn(database, `SELECT 1 FROM guest WHERE name = 'Eve'`)).toEqual([]);
  });
});

describe('what is kept as it was said', () => {
  const SAID = [
    "'; DROP TABLE g;--",
    "' OR '1'='1",
    '$1::text',
    '\\',
    '%_%',
    '"};{"a":"',
    '<svg onload=hit()>',
  ];

  test.each(SAID)('a name: %s', async (name) => {
    const { token } = await newGuest(address, name);
    expect((await people.me(address, token)).body.name).toBe(name);
    const wish = { name: `${name}2`.slice(0, 20), face: null };
    expect((await asks<NewGuest>(address, 'PUT', '/api/guests/me', { token, body: wish })).status).toBe(200);
    expect((await people.me(address, token)).body.name).toBe(wish.name);
  });

  test.each(SAID)('and a name to sign in by, which lets nobody else in: %s', async (login) => {
    const { token } = await newGuest(address, 'Cai');
    expect((await people.signIn(address, login)).status).toBe(403);
    expect((await people.setPassword(address, token, login)).status).toBe(200);
    expect((await people.signIn(address, login)).body).toMatchObject({ name: 'Cai' });
    expect((await people.signIn(address, login, `' OR 1=1 --, ${login}`)).status).toBe(403);
  });

  test('as text, and never as a page', async () => {
    const { headers } = await asks(address, 'POST', '/api/guests', {
      ...{ body: { name: '<svg onload=hit()>', face: null } },
    });
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('whoever says more than any wish is long is not heard to the end', async () => {
  const { token } = await newGuest(address, 'Dee');
  const long = 'x'.repeat(30_000);
  const wishes: readonly [string, string, object][] = [
    ['POST', '/api/guests', { name: long, face: null }],
    ['POST', '/api/sign-in/password', { login: long, password: long }],
    ['POST', '/api/sign-in/recovery', { code: long }],
    ['PUT', '/api/me/password', { login: 'Dee', password: long, before: null }],
    ['POST', '/api/tables', { terms: { ...TERMS, ruleset: long }, lineup: [] }],
  ];
  for (const [method, path, body] of wishes)
    expect(await asks(address, method, path, { token, body }), path).toMatchObject({
      ...{ status: 400, body: { code: 'bad-request' } },
    });
  // And a password as long as a book is not worked on for as long.
  const password = 'long '.repeat(1_000);
  expect((await people.setPassword(address, token, 'Dee', { password })).status).toBe(400);
  expect((await people.signIn(address, 'Dee', password)).status).toBe(400);
});
