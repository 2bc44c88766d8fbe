import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { inflateAtOnce } from './inflate.ts';
import { LONGEST_FRAME } from './limits.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const connected = async () => {
  const perMessageDeflate = { clientNoContextTakeover: true, threshold: 0 };
  const server = createServer().listen(0, '127.0.0.1');
  const sockets = new WebSocketServer({ server, perMessageDeflate, maxPayload: LONGEST_FRAME });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    perMessageDeflate,
  });
  const [[socket]] = (await Promise.all([once(sockets, 'connection'), once(client, 'open')])) as [
    [WebSocket],
    [],
  ];
  socket.on('error', () => {}); // It closes by itself.
  closing.push(
    () => server.close(),
    () => client.terminate(),
  );
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(data.toString()));
  return { client, socket, heard };
};

test('messages are heard in order, whole or in pieces, and ws leaves them to us', async () => {
  const { client, socket, heard } = await connected();
  expect(inflateAtOnce(socket)).toBe(true);
  const long = '麻将'.repeat(1_000);
  for (const text of ['one', long, '']) client.send(text);
  client.send('in pie', { fin: false });
  client.send('ces', { fin: true });
  client.send('last');
  await expect.poll(() => heard.at(-1)).toBe('last');
  expect(heard).toEqual(['one', long, '', 'in pieces', 'last']);
});

test('what would become too long is refused as ws refuses it', async () => {
  const { client, socket, heard } = await connected();
  inflateAtOnce(socket);
  client.send('a'.repeat(LONGEST_FRAME + 1));
  const [code] = await once(client, 'close');
  expect([code, heard]).toEqual([1009, []]);
});
