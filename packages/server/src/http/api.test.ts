/** What is asked for by HTTP, of a whole server. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewGuest } from '@paiju/protocol';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import { asks, newGuest } from '../testing/client.ts';
import { emptyDatabase, emptyFolder, runOn } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

let database: string;
let server: TestServer;
let token: string;
beforeAll(async () => {
  database = await emptyDatabase();
  server = await serverAt({ database, data: '' });
  token = (await newGuest(server.address, 'Ann')).token;
});

const table = (more: object, lineup: unknown = [null, null]) => ({ terms: { ...TERMS, ...more }, lineup });

describe('a wish for a table', () => {
  test.each<[string, object, number, object]>([
    [
      'of a game that is not there',
      table({ ruleset: 'go' }),
      400,
      { code: 'bad-request', at: 'terms.ruleset' },
    ],
    [
      'with a preset that is not there',
      table({ preset: 'none' }),
      400,
      { code: 'bad-options', at: 'terms.preset' },
    ],
    [
      'with an option that is not there',
      table({ changes: { x: 1 } }),
      400,
      { code: 'bad-options', at: 'terms.changes' },
    ],
    ['with too many chairs', table({}, [null, null, null]), 400, { code: 'bad-request', at: 'lineup' }],
    [
      'with a bot that is not there',
      table({}, [null, 'clever']),
      400,
      { code: 'bad-request', at: 'lineup.1' },
    ],
    ['with a bot for a host', table({}, ['greedy', null]), 400, { code: 'bad-request', at: 'lineup.0' }],
    [
      'that counts though there is no clock',
      table({ rated: true, clock: 'none' }),
      400,
      { code: 'bad-options', at: 'terms.rated' },
    ],
    [
      'that counts with a bot whose strength nobody knows',
      table({ rated: true }, [null, 'search']),
      400,
      { code: 'bad-request', at: 'lineup.1' },
    ],
    ['that is none', {}, 400, { code: 'bad-request' }],
    ['that is too long', { long: 'x'.repeat(30_000) }, 400, { code: 'bad-request' }],
  ])('%s is refused with a code', async (_, body, status, problem) => {
    const answer = await asks(server.address, 'POST', '/api/tables', { token, body });
    expect(answer).toMatchObject({ status, body: problem });
    expect(Object.keys(answer.body as object).sort()).toEqual(['at', 'code']);
  });

  test.each([
    ['nobody', {}],
    ['whoever has a token that was never given', { token: 'x'.repeat(43) }],
    ['whoever has none that could be', { token: 'x' }],
  ])('of %s is refused', async (_, who) => {
    const answer = await asks(server.address, 'POST', '/api/tables', { ...who, body: table({}) });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unknown-token', at: '' } });
  });
});

test.each([
  ['GET', '/api/tables/ZZZZZZ', 404, 'no-such-table'],
  ['GET', '/api/tables/%27%3B--', 404, 'no-such-table'],
  ['GET', '/api/tables/ZZZZZZ/matches/1', 404, 'no-such-table'],
  ['GET', '/api/nothing', 404, 'not-found'],
])('%s %s is %i %s', async (method, path, status, code) => {
  expect(await asks(server.address, method, path)).toMatchObject({ status, body: { code } });
});

test('of a token only the hash is kept, and a name can be changed with it', async () => {
  const kept = await runOn(
    database,
    'SELECT g.name, d.token_hash FROM guest g JOIN device d ON d.guest = g.id',
  );
  const hash = createHash('sha256').update(token).digest('hex');
  expect(kept).toContainEqual({ name: 'Ann', token_hash: hash });
  expect(JSON.stringify(kept)).not.toContain(token);
  // When somebody was here is written down once an hour.
  await runOn(database, `UPDATE device SET seen_at = now() - interval '2 hours'`);
  const wish = { name: 'Anna', face: null };
  expect((await asks(server.address, 'PUT', '/api/guests/me', { token, body: wish })).body).toEqual(wish);
  expect(await runOn(database, 'SELECT name FROM guest')).toEqual([{ name: 'Anna' }]);
  const last = `SELECT seen_at > now() - interval '1 hour' AS lately FROM guest`;
  await expect.poll(() => runOn(database, last)).toEqual([{ lately: true }]);
  const badly = { name: '\u202e', face: null };
  expect(await asks(server.address, 'PUT', '/api/guests/me', { token, body: badly })).toMatchObject({
    status: 400,
    body: { code: 'bad-request', at: 'name' },
  });
});

test('the record of a match is given once it is over', async () => {
  const { codes, people } = await meet(server.address, [{ name: 'Ben', level: null }, { name: 'Cai' }]);
  const [ben] = people;
  const ask = (number: string) =>
    asks(server.address, 'GET', `/api/tables/${codes.joinCode}/matches/${number}`);
  expect(await ask('1')).toMatchObject({ status: 404, body: { code: 'no-such-match' } });
  ben?.say({ type: 'begin' });
  await ben?.until(() => ben.table?.phase === 'playing');
  expect(await ask('1')).toMatchObject({ status: 409, body: { code: 'match-runs' } });
  for (const number of ['2', '0', '-1', 'x', '1e9'])
    expect(await ask(number)).toMatchObject({ status: 404, body: { code: 'no-such-match' } });
});

test('so many guests of one address and no more', async () => {
  const { address } = await serverAt({ database: null, data: emptyFolder() }, { apiLimits: { guests: 2 } });
  const come = () => asks<NewGuest>(address, 'POST', '/api/guests', { body: { name: 'Ann', face: null } });
  expect([(await come()).status, (await come()).status]).toEqual([200, 200]);
  expect(await come()).toMatchObject({ status: 429, body: { code: 'too-many', at: '' } });
});

describe('operators', () => {
  const status = async (address: string, path: string) => (await asks(address, 'GET', path)).status;

  test('see that it is well, and in numbers what it does', async () => {
    expect(await status(server.address, '/healthz')).toBe(200);
    await expect.poll(() => status(server.address, '/readyz'), { timeout: 60_000 }).toBe(200);
    const { body } = await asks<string>(server.address, 'GET', '/metrics');
    for (const name of ['tables', 'sockets', 'append_seconds', 'taken_over_total', 'refused_total'])
      expect(body).toContain(`paiju_${name}`);
    expect(body).not.toMatch(/Ann|Ben|Cai/);
  });

  test('see that tables cannot be run where there is nothing to keep them in; the page is there', async () => {
    const page = emptyFolder();
    writeFileSync(join(page, 'index.html'), '<!doctype html>');
    const broken = await startServer({
      ...{ host: '127.0.0.1', port: 0, page, database: null, data: join(page, 'index.html', 'data') },
      logLevel: 'silent',
    });
    onTestFinished(() => broken.stop());
    await expect(broken.online).rejects.toThrow(/^the data folder /);
    const address = `127.0.0.1:${broken.port}`;
    const paths = ['/', '/healthz', '/readyz', '/api/status', '/api/tables'];
    expect(await Promise.all(paths.map((path) => status(address, path)))).toEqual([200, 200, 503, 200, 503]);
    expect((await asks(address, 'GET', '/api/status')).body).toMatchObject({ online: 'failed' });
  });
});
