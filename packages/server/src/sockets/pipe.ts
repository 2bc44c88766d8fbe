/** A socket that came to the wrong process, led to the one that runs its table. Nothing is looked at on the way back. */
import { CLOSED } from '@paiju/protocol';
import { WebSocket } from 'ws';
import type { Speech } from './speech.ts';

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
  /** An owner asks whoever it is connected with whether they are there. One of which nothing is heard for so long is gone. */
  readonly silentMs: number;
}

/** The end of a client: what is said to it, and how it is closed. */
export interface PipeEnd {
  readonly speech: Speech;
  close(code: number, reason: string): void;
  /** There was nobody at the other end, or not the one who runs the table any more; this is what was to be said there. */
  unreached(texts: readonly string[]): void;
}

export const openPipe = (address: string, { secret, client, silentMs }: PipePass, end: PipeEnd): Pipe => {
  const { speech } = end;
  const owner = new WebSocket(`ws://${address}${PIPE_PATH}`, {
    headers: { authorization: `Bearer ${secret}`, [CLIENT_HEADER]: client },
    perMessageDeflate: false,
    handshakeTimeout: HANDSHAKE_MS,
  });
  /** What was said, until something is answered. Said once more elsewhere it does no harm. */
  let unanswered: string[] | null = [];
  let draining: NodeJS.Timeout | null = null;
  const drain = (): void => {
    if (speech.unread > EMPTY_BYTES) return;
    if (draining !== null) clearInterval(draining);
    draining = null;
    owner.resume();
  };
  let heardAt = performance.now();
  const hears = (): void => {
    heardAt = performance.now();
  };
  const listening = setInterval(() => {
    // Who is not read cannot be heard.
    if (draining !== null) hears();
    else if (performance.now() - heardAt > silentMs) owner.terminate();
  }, silentMs / 4).unref();
  owner.on('ping', hears);
  owner.on('open', () => {
    hears();
    for (const text of unanswered ?? []) owner.send(text);
  });
  owner.on('message', (data) => {
    hears();
    unanswered = null;
    if (speech.isOpen) speech.say(data.toString());
    if (speech.unread <= FULL_BYTES || draining !== null) return;
    owner.pause();
    draining = setInterval(drain, LOOK_MS);
  });
  owner.on('error', () => {}); // It closes by itself.
  owner.on('close', (code, reason) => {
    clearInterval(listening);
    if (draining !== null) clearInterval(draining);
    const isForClient = code >= CLOSED.moved && code < 5_000;
    const isGone = !isForClient || code === CLOSED.moved || code === CLOSED.stopping;
    if (unanswered !== null && isGone) end.unreached(unanswered);
    // What only the two processes know is no news for a client: it is to try again.
    else if (isForClient) end.close(code, reason.toString());
    else end.close(CLOSED.moved, 'moved');
  });
  return {
    send: (text) => {
      unanswered?.push(text);
      if (owner.readyState === owner.OPEN) owner.send(text);
    },
    close: () => owner.close(),
  };
};
