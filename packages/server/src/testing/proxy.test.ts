/** The bad network itself: what it lets through is whole and in order, and what it does to the rest is what it says. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type LossyProxy, type ProxyPlan, startProxy, throughProxy } from './proxy.ts';

/** Says everything back, and knows whom it has met. */
const echo = async () => {
  const met: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    met.push(socket.on('error', () => undefined));
    socket.pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of met) socket.destroy();
    server.close();
  });
  return { met, to: { host: '127.0.0.1', port: (server.address() as AddressInfo).port } };
};

const proxyTo = async (plan: ProxyPlan): Promise<LossyProxy> => {
  const proxy = await startProxy(plan);
  onTestFinished(() => proxy.close());
  return proxy;
};

const caller = ({ host, port }: LossyProxy) => {
  const socket = connect({ host, port, allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  const heard: Buffer[] = [];
  let error: NodeJS.ErrnoException | null = null;
  socket.on('data', (data) => heard.push(data));
  socket.on('error', (reason) => {
    error = reason;
  });
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(error?.code ?? 'closed'));
  });
  return { socket, closed, heard: () => Buffer.concat(heard) };
};

describe('what gets through', () => {
  test.each([
    ['in calm', {}],
    ['held up', { delay: 0.5, delayMs: 4 }],
  ])('is whole and in order, %s', async (_, weather) => {
    const { to } = await echo();
    const proxy = await proxyTo({ to, seed: 1, weather });
    const sent = randomBytes(2_000_000);
    const calls = [caller(proxy), caller(proxy)];
    for (const { socket } of calls) socket.end(sent);
    for (const { closed, heard } of calls) {
      expect(await closed).toBe('closed');
      expect(heard().equals(sent)).toBe(true);
    }
    const isHeldUp = proxy.fates.delayed > 0;
    expect({ ...proxy.fates, delayed: 0 }).toEqual({
      made: 2,
      refused: 0,
      delayed: 0,
      cut: 0,
      stalled: 0,
      bytes: 4 * sent.length,
    });
    expect(isHeldUp).toBe('delay' in weather);
    await vi.waitFor(() => expect(proxy.size).toBe(0));
  });
});

test('what is cut both ends hear of, and only the beginning has passed', async () => {
  const { to, met } = await echo();
  const proxy = await proxyTo({ to, seed: 2, weather: { cut: 0.2 } });
  const { socket, closed, heard } = caller(proxy);
  const sent = randomBytes(5_000_000);
  socket.write(sent);
  expect(await closed).toBe('ECONNRESET');
  await vi.waitFor(() => expect(met[0]?.destroyed).toBe(true));
  const { length } = heard();
  expect(heard().equals(sent.subarray(0, length))).toBe(true);
  expect(length).toBeLessThan(sent.length);
  expect(proxy.fates).toMatchObject({ cut: 1, stalled: 0 });
  expect(proxy.size).toBe(0);
});

test('what goes silent neither end hears of, not even when the other leaves, until the silence ends', async () => {
  const { to, met } = await echo();
  const proxy = await proxyTo({ to, seed: 3, weather: { stallMs: 400 } });
  const { socket, heard } = caller(proxy);
  socket.write('before');
  await vi.waitFor(() => expect(`${heard()}`).toBe('before'));
  proxy.stallAll();
  socket.write('after');
  socket.resetAndDestroy();
  // So that what should not happen had time to.
  await sleep(100);
  expect(met[0]?.destroyed).toBe(false);
  expect([`${heard()}`, met[0]?.bytesRead]).toEqual(['before', 6]);
  await vi.waitFor(() => expect(met[0]?.destroyed).toBe(true), 10_000);
  expect(proxy.fates).toMatchObject({ cut: 0, stalled: 1, bytes: 12 });
  expect(proxy.size).toBe(0);
});

test('what is refused never arrives', async () => {
  const { to, met } = await echo();
  const proxy = await proxyTo({ to, seed: 4, weather: { refuse: 1 } });
  const ends = await Promise.all(Array.from({ length: 3 }, () => caller(proxy).closed));
  expect(ends).toEqual(['ECONNRESET', 'ECONNRESET', 'ECONNRESET']);
  expect(met).toEqual([]);
  expect(proxy.fates).toMatchObject({ made: 3, refused: 3, bytes: 0 });
  proxy.change({});
  const { socket, heard } = caller(proxy);
  socket.write('fine');
  await vi.waitFor(() => expect(`${heard()}`).toBe('fine'));
  proxy.cutAll();
  await vi.waitFor(() => expect(met[0]?.destroyed).toBe(true));
});

/** What becomes of so many calls one after the other, each with one thing to say. */
const fatesOf = async (seed: number): Promise<readonly string[]> => {
  const { to } = await echo();
  const proxy = await proxyTo({ to, seed, weather: { refuse: 0.2, cut: 0.15, stall: 0.15, stallMs: 20 } });
  const fates: string[] = [];
  for (let call = 0; call < 40; call++) {
    const { refused, cut, stalled } = proxy.fates;
    const { socket, closed } = caller(proxy);
    socket.end('x');
    await closed;
    await vi.waitFor(() => expect(proxy.size).toBe(0));
    if (proxy.fates.refused > refused) fates.push('refused');
    else if (proxy.fates.cut > cut) fates.push('cut');
    else fates.push(proxy.fates.stalled > stalled ? 'stalled' : 'fine');
  }
  return fates;
};

test('the same seed is the same bad luck, and another one another', async () => {
  const [one, again, other] = [await fatesOf(5), await fatesOf(5), await fatesOf(6)];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(new Set(one)).toEqual(new Set(['fine', 'refused', 'cut', 'stalled']));
});

test('where nobody is at the other side a call ends', async () => {
  const { to } = await echo();
  const gone = await startProxy({ to, seed: 7 });
  await gone.close();
  const proxy = await proxyTo({ to: { host: gone.host, port: gone.port }, seed: 7 });
  const { socket, closed } = caller(proxy);
  socket.write('x');
  await closed;
  await vi.waitFor(() => expect(proxy.size).toBe(0));
});

test('closing it ends what goes through it, silent or not', async () => {
  const { to, met } = await echo();
  const proxy = await startProxy({ to, seed: 8 });
  const calls = [caller(proxy), caller(proxy)];
  for (const { socket } of calls) socket.write('x');
  await vi.waitFor(() => expect(met).toHaveLength(2));
  proxy.stallAll();
  calls.push(caller(proxy));
  await vi.waitFor(() => expect(met).toHaveLength(3));
  await proxy.close();
  expect(await Promise.all(calls.map(({ closed }) => closed))).toEqual(Array(3).fill('ECONNRESET'));
  await vi.waitFor(() => expect(met.map(({ destroyed }) => destroyed)).toEqual([true, true, true]));
});

test('an address by way of it keeps everything but the place', () => {
  const proxy = { host: '127.0.0.1', port: 5 };
  expect(throughProxy('postgres://ann:se%2Fcret@db.example:5432/paiju?x=1', proxy)).toBe(
    'postgres://ann:se%2Fcret@127.0.0.1:5/paiju?x=1',
  );
  expect(throughProxy('ws://db.example/live', proxy)).toBe('ws://127.0.0.1:5/live');
});
