/** How much one address and one person may ask for by HTTP, of a whole server. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { CLOSED } from '@paiju/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ServerPlan } from '../server.ts';
import { TERMS } from '../sittings/testing/sitters.ts';
import { asks, Client, newGuest } from '../testing/client.ts';
import { emptyDatabase } from '../testing/places.ts';
import { serverAt } from '../testing/servers.ts';

const start = async (more: Partial<ServerPlan>): Promise<string> =>
  (await serverAt({ database: await emptyDatabase(), data: '' }, more)).address;

describe('whose request it is', () => {
  const come = async (address: string, forwarded: string): Promise<number> => {
    const answer = await fetch(`http://${address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      body: JSON.stringify({ name: 'Ann', face: null }),
    });
    return answer.status;
  };

  test('a proxy that is trusted says last, whatever was said to it before', async () => {
    const address = await start({ trustsProxy: true, apiLimits: { guests: 2 } });
    const statuses = [];
    for (const made of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      statuses.push(await come(address, `${made}, 192.0.2.1`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await come(address, '192.0.2.2')).toBe(200);
  });

  test('of IPv6, a household is one', async () => {
    const address = await start({ trustsProxy: true, apiLimits: { guests: 1 } });
    expect(await come(address, '2001:db8:1:2::1')).toBe(200);
    expect(await come(address, '2001:db8:1:2:9::1')).toBe(429);
    expect(await come(address, '2001:db8:1:3::1')).toBe(200);
  });

  test('nobody else is believed', async () => {
    const address = await start({ apiLimits: { guests: 1 } });
    expect([await come(address, '192.0.2.1'), await come(address, '192.0.2.2')]).toEqual([200, 429]);
  });
});

test('one person opens so many tables and no more, another still may', async () => {
  const address = await start({ apiLimits: { tablesPerGuest: 2 } });
  const [ann, ben] = [await newGuest(address, 'Ann'), await newGuest(address, 'Ben')];
  const open = async (token: string): Promise<number> =>
    (await asks(address, 'POST', '/api/tables', { token, body: { terms: TERMS, lineup: [null, null] } }))
      .status;
  expect([await open(ann.token), await open(ann.token)]).toEqual([200, 200]);
  expect([await open(ann.token), await open(ben.token)]).toEqual([429, 200]);
  const metrics = await (await fetch(`http://${address}/metrics`)).text();
  expect(metrics, 'operators are told').toContain('paiju_refused_total{code="too-many"} 1');
});

test('who tries codes finds no table: neither by HTTP nor by sockets, and not the ones that are there', async () => {
  const address = await start({ socketLimits: { misses: { burst: 3, perSecond: 0 } } });
  const { token } = await newGuest(address, 'Ann');
  const { body } = await asks<{ joinCode: string }>(address, 'POST', '/api/tables', {
    ...{ token, body: { terms: TERMS, lineup: [null, null] } },
  });
  const find = async (code: string): Promise<number> =>
    (await asks(address, 'GET', `/api/tables/${code}`)).status;
  const enter = async (code: string): Promise<number | null> => {
    const client = await new Client({ address, code, token }).enter();
    await client.until(() => client.closed !== null);
    return client.closed;
  };
  expect([await find('ZZZZZZ'), await find(body.joinCode), await find('ZZZZZ2')]).toEqual([404, 200, 404]);
  expect([await enter('ZZZZZ3'), await enter('ZZZZZ4')]).toEqual([CLOSED.refused, CLOSED.tooMany]);
  expect([await find(body.joinCode), await enter(body.joinCode)]).toEqual([429, CLOSED.tooMany]);
});

test('answers of the API are kept by nobody', async () => {
  const address = await start({});
  for (const path of ['/api/status', '/api/tables', '/api/nothing'])
    expect((await asks(address, 'GET', path)).headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['nothing', ''],
  ['half a head', 'GET / HTTP/1.1\r\nhost: x\r\nx-a: '],
  [
    'half a body',
    'POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
])('who says %s and no more is not waited for', async (_, said) => {
  const address = await start({ apiLimits: { headersMs: 200, requestMs: 400 } });
  const socket = connect(Number(address.split(':')[1]), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  socket.write(said);
  socket.resume();
  await once(socket, 'close');
});
