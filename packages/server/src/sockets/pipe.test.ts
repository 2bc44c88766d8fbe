/** Pipes between processes, where one of the two is not to be relied on. */
import { CLOSED } from '@paiju/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { asks, Client } from '../testing/client.ts';
import { freePort } from '../testing/freePort.ts';
import { emptyDatabase } from '../testing/places.ts';
import { startProxy } from '../testing/proxy.ts';
import { meet, serverAt } from '../testing/servers.ts';
import type { SocketLimits } from './limits.ts';

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

test('one that is not found for long is given up', async () => {
  const { proxy, entering } = await twoServers({ reachMs: 0 });
  proxy.change({ refuse: 1 });
  const client = await new Client(entering).enter();
  await client.until(() => client.closed !== null);
  expect(client.closed).toBe(CLOSED.moved);
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
