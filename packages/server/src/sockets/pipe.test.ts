/** Pipes between processes, where one of the two is not to be relied on. */
import type { AddressInfo } from 'node:net';
import { CLOSED } from '@paiju/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { LOCKS_OF_THE_LIVING } from '../store/locks.ts';
import { asks, Client } from '../testing/client.ts';
import { freePort } from '../testing/freePort.ts';
import { emptyDatabase, runOn } from '../testing/places.ts';
import { startProxy } from '../testing/proxy.ts';
import { meet, serverAt } from '../testing/servers.ts';
import type { SocketLimits } from './limits.ts';
import { openPipe } from './pipe.ts';

/** Two servers; pipes to the first go by way of a proxy. */
const twoServers = async (socketLimits: Partial<SocketLimits>) => {
  const place = { database: await emptyDatabase(), data: '' };
  const port = await freePort();
  const proxy = await startProxy({ to: { host: '127.0.0.1', port }, seed: 1 });
  onTestFinished(() => proxy.close());
  const owner = await serverAt(place, { port, advertise: `127.0.0.1:${proxy.port}` });
  const other = await serverAt(place, { socketLimits });
  const { codes } = await meet(owner.address, [{ name: 'Ann', level: null }]);
  const entering = { address: other.address, code: codes.watchCode, token: null };
  return { owner, other, proxy, entering };
};

test('a pipe that has gone silent ends, and whoever it was for is told to connect again', async () => {
  const { proxy, entering } = await twoServers({ heartbeatMs: 50 });
  const client = await new Client(entering).enter();
  await client.until(() => client.table !== null);
  proxy.change({ stallMs: 600_000 });
  proxy.stallAll();
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(CLOSED.moved);
});

test('somebody who comes while the owner of a table is dying waits until it can be taken', async () => {
  const { owner, other, proxy, entering } = await twoServers({ reachMs: 120_000 });
  // It counts as alive, and cannot be reached.
  proxy.change({ refuse: 1 });
  const client = await new Client(entering).enter();
  await vi.waitFor(() => expect(proxy.fates.refused).toBeGreaterThan(1), 60_000);
  expect(client.closed).toBeNull();
  await owner.stop();
  await client.until(() => client.table !== null || client.closed !== null);
  expect(client.closed).toBeNull();
  expect((await asks<string>(other.address, 'GET', '/metrics')).body).toContain('paiju_taken_over_total 1');
});

test('somebody who comes to a server that has lost the database waits until it is back', async () => {
  const database = await emptyDatabase();
  const server = await serverAt({ database, data: '' });
  const { codes } = await meet(server.address, [{ name: 'Ann', level: null }]);
  // It cannot register anew.
  await runOn(database, 'ALTER TABLE member RENAME TO members');
  await runOn(database, `SELECT pg_terminate_backend(pid) ${LOCKS_OF_THE_LIVING}`);
  await vi.waitFor(() => expect(server.logged.join('')).toContain('lost the database'), 10_000);
  const client = await new Client({ address: server.address, code: codes.watchCode, token: null }).enter();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect([client.table, client.closed]).toEqual([null, null]);
  await runOn(database, 'ALTER TABLE members RENAME TO member');
  await client.until(() => client.table !== null || client.closed !== null);
  expect(client.closed).toBeNull();
});

test('one that is not found for long is given up', async () => {
  const { proxy, entering } = await twoServers({ reachMs: 0 });
  proxy.change({ refuse: 1 });
  const client = await new Client(entering).enter();
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(CLOSED.moved);
});

/** What comes of a pipe to an owner that says this, or nothing, to what it hears and closes it so. */
const endOf = async (said: string | null, code: number | null): Promise<unknown> => {
  const owner = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => owner.close());
  owner.on('connection', (socket) =>
    socket.on('message', () => {
      if (said !== null) socket.send(said);
      if (code === null) socket.terminate();
      else socket.close(code, 'why');
    }),
  );
  await new Promise((resolve) => owner.once('listening', resolve));
  return new Promise((resolve) => {
    const pipe = openPipe(
      `127.0.0.1:${(owner.address() as AddressInfo).port}`,
      { secret: '', client: '', silentMs: 60_000 },
      {
        speech: { say: () => undefined, isOpen: true, unread: 0 },
        close: (...how) => resolve(how),
        unreached: resolve,
      },
    );
    pipe.send('enter');
  });
};

test.each([
  ['has the table no longer', null, CLOSED.moved, ['enter']],
  ['is being stopped', null, CLOSED.stopping, ['enter']],
  ['is killed', null, null, ['enter']],
  ['is killed after it has answered', 'told', null, [CLOSED.moved, 'moved']],
  ['is stopped after it has answered', 'told', CLOSED.stopping, [CLOSED.stopping, 'why']],
  ['turns the client away', null, CLOSED.refused, [CLOSED.refused, 'why']],
])('of an owner that %s, what was not answered is said elsewhere', async (_, said, code, end) => {
  expect(await endOf(said, code)).toEqual(end);
});

test('a server that is stopped does not wait for somebody who no longer answers', {
  timeout: 20_000,
}, async () => {
  const { owner, entering } = await twoServers({});
  const client = await new Client({ ...entering, address: owner.address }).enter();
  await client.until(() => client.table !== null);
  client.socket.pause();
  await owner.stop();
});
