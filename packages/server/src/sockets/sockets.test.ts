/** Sockets as strangers meet them: real ones, to a whole server. */
import { CLOSED, PROTOCOL } from '@paiju/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerPlan } from '../server.ts';
import { asks, Client, newGuest } from '../testing/client.ts';
import { emptyFolder } from '../testing/places.ts';
import type { TestServer } from '../testing/servers.ts';
import { meet, serverAt } from '../testing/servers.ts';

const LISTED = 'https://friends.example';
const start = (more: Partial<ServerPlan>): Promise<TestServer> =>
  serverAt({ database: null, data: emptyFolder() }, { origins: [LISTED], ...more });

/** How a socket ended, and what came before: the status of an answer that opened none. */
const ending = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => {
    socket.once('close', (code) => resolve(code));
    socket.once('unexpected-response', (_, answer) => resolve(answer.statusCode ?? 0));
    socket.on('error', () => {});
  });
const closed = async (client: Client): Promise<number | null> => {
  await client.until(() => client.closed !== null);
  return client.closed;
};

let server: TestServer;
beforeAll(async () => {
  server = await start({
    socketLimits: {
      ...{ messages: { burst: 8, perSecond: 1 }, malformed: { burst: 3, perSecond: 0 }, warnings: 1 },
      ...{ perGuest: 3, enterMs: 300 },
    },
  });
});

describe('several pages of one person', () => {
  test('the newest plays, the others are told so and may take over', async () => {
    const { codes, people } = await meet(server.address, [{ name: 'Ann' }]);
    const [old] = people as [Client];
    const { token } = old.plan;
    const late = await new Client({ address: server.address, code: codes.joinCode, token }).enter();
    await old.until(() => old.last('device')?.plays === false);
    await late.until(() => late.last('device')?.plays === true);
    old.say({ type: 'play-here' });
    await late.until(() => late.last('device')?.plays === false);
    await old.until(() => old.last('device')?.plays === true);
  });

  test('are so many and no more', async () => {
    const { codes, people } = await meet(server.address, [{ name: 'Ann' }]);
    const { token } = (people as [Client])[0].plan;
    const more = () => new Client({ address: server.address, code: codes.joinCode, token }).enter();
    const [second, third] = [await more(), await more()];
    await third.until(() => third.table !== null);
    expect(await closed(await more())).toBe(CLOSED.tooMany);
    second.drop();
    await expect
      .poll(async () => {
        const again = await more();
        await again.until(() => again.table !== null || again.closed !== null);
        return again.closed;
      })
      .toBeNull();
  });
});

describe('a socket that', () => {
  test('says too much is slowed, then closed with a reason, and nobody else notices', async () => {
    const { people } = await meet(server.address, [{ name: 'Ann' }, { name: 'Ben' }]);
    const [ann, ben] = people as [Client, Client];
    for (let i = 0; i < 12; i++) ben.say({ type: 'play-here' });
    await ben.until(() => ben.all('denied').some(({ code }) => code === 'slow-down'));
    expect(ben.closed).toBeNull();
    for (let i = 0; i < 40; i++) ben.say({ type: 'play-here' });
    expect(await closed(ben)).toBe(CLOSED.flooded);
    await ann.until(() => ann.table?.chairs[1]?.is === 'person' && ann.table.chairs[1].isHere === false);
    expect(ann.closed).toBeNull();
  });

  test('asks all the time whether anybody is there is closed: an answer to each would pile up', async () => {
    const { people } = await meet(server.address, [{ name: 'Ann' }]);
    const [ann] = people as [Client];
    let answered = 0;
    ann.socket.on('pong', () => {
      answered += 1;
    });
    for (let i = 0; i < 600; i++) ann.socket.ping();
    expect(await closed(ann)).toBe(CLOSED.flooded);
    expect(answered).toBeLessThan(20);
  });

  test('wishes too much of a table is told so, and is still heard', async () => {
    const { address } = await start({ socketLimits: { wishes: { burst: 4, perSecond: 0 } } });
    const { people } = await meet(address, [{ name: 'Ann' }]);
    const [ann] = people as [Client];
    for (let i = 0; i < 10; i++) ann.say({ type: 'sit', seat: i % 2 });
    await ann.until(() => ann.all('denied').length === 7);
    expect(ann.last('denied')).toEqual({ type: 'denied', what: 'sit', code: 'slow-down' });
    ann.say({ type: 'why-not', action: { type: 'pass' } });
    await ann.until(() => ann.last('denied')?.what === 'why-not');
    expect(ann.closed).toBeNull();
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['no message', '{"type":"win"}'],
    ['too long', JSON.stringify({ type: 'emote', emote: 'x'.repeat(3_000) })],
  ])('says what is %s is told so, and closed when it goes on', async (_, text) => {
    const { people } = await meet(server.address, [{ name: 'Ann' }]);
    const [ann] = people as [Client];
    ann.socket.send(text);
    await ann.until(() => ann.last('rejected') !== null);
    expect(ann.closed).toBeNull();
    for (let i = 0; i < 3; i++) ann.socket.send(text);
    expect(await closed(ann)).toBe(CLOSED.flooded);
  });

  test('sends a frame that no message can be is closed without reading it', async () => {
    const { people } = await meet(server.address, [{ name: 'Ann' }]);
    const [ann] = people as [Client];
    ann.socket.send('x'.repeat(20_000));
    expect(await closed(ann)).toBe(1009);
  });

  test('never says where it wants to is closed', async () => {
    const socket = new WebSocket(`ws://${server.address}/api/socket`);
    expect(await ending(socket)).toBe(CLOSED.silent);
  });

  test.each([
    ['with a token that nobody has', { token: 'x'.repeat(43) }, 'unknown-token'],
    ['at a table that is not there', { code: 'ZZZZZZ' }, 'no-such-table'],
  ])('comes %s is turned away', async (_, wrong, code) => {
    const { codes } = await meet(server.address, [{ name: 'Ann' }]);
    const { token } = await newGuest(server.address, 'Ben');
    const plan = { address: server.address, code: codes.joinCode, token, ...wrong };
    const client = await new Client(plan).enter();
    expect(await closed(client)).toBe(CLOSED.refused);
    expect(client.last('denied')).toEqual({ type: 'denied', what: 'enter', code });
    expect(client.table).toBeNull();
  });

  test('speaks of another time is told so', async () => {
    const { codes } = await meet(server.address, [{ name: 'Ann' }]);
    const socket = new WebSocket(`ws://${server.address}/api/socket`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(data.toString()));
    const hello = { type: 'enter', protocol: PROTOCOL - 1, code: codes.joinCode, token: null, after: 0 };
    socket.on('open', () => socket.send(JSON.stringify(hello)));
    expect(await ending(socket)).toBe(CLOSED.refused);
    expect(heard.join('')).toContain('client-too-old');
  });
});

describe('a socket is opened', () => {
  const opened = async (origin: string | undefined, path = '/api/socket', headers = {}): Promise<number> => {
    const socket = new WebSocket(`ws://${server.address}${path}`, {
      ...(origin === undefined ? {} : { origin }),
      headers,
    });
    const open = new Promise<number>((resolve) => socket.once('open', () => resolve(101)));
    const how = await Promise.race([open, ending(socket)]);
    socket.terminate();
    return how;
  };

  test('to pages of ours, listed ones and programs, and to no others', async () => {
    expect(await opened(`http://${server.address}`)).toBe(101);
    expect(await opened(LISTED)).toBe(101);
    expect(await opened(undefined)).toBe(101);
    expect(await opened('https://elsewhere.example')).toBe(403);
    expect(await opened('null')).toBe(403);
    expect(await opened(`https://${server.address}.elsewhere.example`)).toBe(403);
  });

  test('to other processes only where they know the secret', async () => {
    expect(await opened(undefined, '/api/pipe')).toBe(404);
    expect(await opened(undefined, '/api/pipe', { authorization: 'Bearer x' })).toBe(404);
    expect(await opened(undefined, '/api/nothing')).toBe(404);
  });
});

test('one address opens so many sockets, one after the other, and no more', async () => {
  const { address } = await start({ socketLimits: { knocks: { burst: 3, perSecond: 0 } } });
  const knock = async (): Promise<number> => {
    const socket = new WebSocket(`ws://${address}/api/socket`);
    const open = new Promise<number>((resolve) => socket.once('open', () => resolve(101)));
    const how = await Promise.race([open, ending(socket)]);
    socket.terminate();
    return how;
  };
  expect([await knock(), await knock(), await knock(), await knock()]).toEqual([101, 101, 101, 429]);
});

test('one address has so many sockets and no more', async () => {
  const { address } = await start({ socketLimits: { perAddress: 2 } });
  const open = () => new WebSocket(`ws://${address}/api/socket`);
  const first = [open(), open()];
  await Promise.all(first.map((one) => new Promise((resolve) => one.once('open', resolve))));
  expect(await ending(open())).toBe(CLOSED.tooMany);
  const metrics = await asks<string>(address, 'GET', '/metrics');
  expect(metrics.body).toContain('paiju_refused_total{code="tooMany"} 1');
  expect(metrics.body).toContain('paiju_sockets 2');
  for (const one of first) one.terminate();
});
