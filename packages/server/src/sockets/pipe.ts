/** A socket that came to the wrong process, led to the one that runs its table. Nothing is looked at on the way back. */
import { CLOSED } from '@paiju/protocol';
import { WebSocket } from 'ws';

export const PIPE_PATH = '/api/pipe';
/** Says for whom the pipe is. */
export const CLIENT_HEADER = 'x-paiju-client';
const HANDSHAKE_MS = 3_000;
/** Above this the owner is not read any more, and notices; below the other it is again. */
const FULL_BYTES = 128_000;
const EMPTY_BYTES = 16_000;
const LOOK_MS = 100;

export interface Pipe {
  send(text: string): void;
  close(): void;
}

export interface PipePass {
  readonly secret: string;
  /** The address of whoever it is for. */
  readonly client: string;
}

export const openPipe = (address: string, { secret, client }: PipePass, socket: WebSocket): Pipe => {
  const owner = new WebSocket(`ws://${address}${PIPE_PATH}`, {
    headers: { authorization: `Bearer ${secret}`, [CLIENT_HEADER]: client },
    perMessageDeflate: false,
    handshakeTimeout: HANDSHAKE_MS,
  });
  const early: string[] = [];
  let draining: NodeJS.Timeout | null = null;
  const drain = (): void => {
    if (socket.bufferedAmount > EMPTY_BYTES) return;
    if (draining !== null) clearInterval(draining);
    draining = null;
    owner.resume();
  };
  owner.on('open', () => {
    for (const text of early.splice(0)) owner.send(text);
  });
  owner.on('message', (data) => {
    if (socket.readyState === socket.OPEN) socket.send(data.toString());
    if (socket.bufferedAmount <= FULL_BYTES || draining !== null) return;
    owner.pause();
    draining = setInterval(drain, LOOK_MS);
  });
  owner.on('error', () => {}); // It closes by itself.
  owner.on('close', (code, reason) => {
    if (draining !== null) clearInterval(draining);
    // What only the two processes know is no news for a client: it is to try again.
    if (code >= CLOSED.moved && code < 5_000) socket.close(code, reason);
    else socket.close(CLOSED.moved, 'moved');
  });
  return {
    send: (text) => void (owner.readyState === owner.OPEN ? owner.send(text) : early.push(text)),
    close: () => owner.close(),
  };
};
