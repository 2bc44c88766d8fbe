import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outlet } from './outlet.ts';
import { PlainSpeech } from './speech.ts';

/** Both ends of a real socket. */
const ends = async (): Promise<{ readonly here: WebSocket; readonly there: WebSocket }> => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const there = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(there, 'open');
  onTestFinished(() => there.terminate());
  return { here: (await accepted)[0], there };
};

const MESSAGE = randomBytes(50_000).toString('hex');
const UNREAD = 1_000_000;

test('who does not read gets no more, and how things stand once they read again', async () => {
  const { here, there } = await ends();
  const [caughtUp, gaveUp] = [vi.fn(), vi.fn()];
  const outlet = new Outlet(
    new PlainSpeech(here),
    { unreadBytes: UNREAD, unreadMs: 60_000 },
    { caughtUp, gaveUp },
  );
  const heard: string[] = [];
  there.on('message', (data) => heard.push(data.toString()));
  there.pause();
  for (let i = 0; i < 300; i++) {
    outlet.send(MESSAGE);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // Of 30 MB only what was in time is kept for them.
  expect(here.bufferedAmount).toBeLessThan(UNREAD + 2 * MESSAGE.length);
  outlet.send('left out');
  expect(caughtUp).not.toHaveBeenCalled();
  caughtUp.mockImplementation(() => outlet.send('how things stand'));
  there.resume();
  await vi.waitFor(() => expect(heard.at(-1)).toBe('how things stand'), 60_000);
  expect(heard).not.toContain('left out');
  expect(gaveUp).not.toHaveBeenCalled();
});

test('who does not read for long is given up', async () => {
  const { here, there } = await ends();
  const gaveUp = vi.fn();
  const outlet = new Outlet(
    new PlainSpeech(here),
    { unreadBytes: UNREAD, unreadMs: 100 },
    { caughtUp: vi.fn(), gaveUp },
  );
  there.pause();
  for (let i = 0; i < 300; i++) {
    outlet.send(MESSAGE);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await vi.waitFor(() => expect(gaveUp).toHaveBeenCalledOnce(), 60_000);
});
