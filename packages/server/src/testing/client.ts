/** A page as a program: speaks the protocol over a real socket, and plays as a bot would. */
import type { Socket } from 'node:net';
import type { NewGuest, OnlineUp } from '@paiju/protocol';
import { PROTOCOL, readOnlineDown, writeOnlineUp } from '@paiju/protocol';
import { WebSocket } from 'ws';
import type { PlayerPlan } from './player.ts';
import { Player } from './player.ts';

export interface ClientPlan extends PlayerPlan {
  readonly address: string;
  readonly code: string;
  readonly token: string | null;
}

export class Client extends Player {
  /** The code with which the socket was closed. */
  closed: number | null = null;
  readonly plan: ClientPlan;
  #socket: WebSocket | null = null;
  #connection: Socket | null = null;

  constructor(plan: ClientPlan) {
    super(plan);
    this.plan = plan;
  }

  get socket(): WebSocket {
    if (this.#socket === null) throw new Error('not connected');
    return this.#socket;
  }

  /** Of the connection, as it is compressed. */
  get bytesRead(): number {
    return this.#connection?.bytesRead ?? 0;
  }

  /** Connects and enters, with what was heard last. */
  async enter(address = this.plan.address): Promise<this> {
    const socket = new WebSocket(`ws://${address}/api/socket`);
    this.#socket = socket;
    this.closed = null;
    socket.once('upgrade', (answer) => {
      this.#connection = answer.socket;
    });
    socket.on('message', (data) => this.#hear(data.toString()));
    socket.on('close', (code) => {
      if (this.#socket === socket) this.closed = code;
      this.look();
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    socket.on('error', () => {}); // It closes by itself.
    const { code, token } = this.plan;
    this.say({ type: 'enter', protocol: PROTOCOL, code, token, after: this.n });
    return this;
  }

  override say(message: OnlineUp): void {
    this.socket.send(writeOnlineUp(message));
  }

  /** As when the network is gone: without a word. */
  drop(): void {
    this.socket.terminate();
  }

  #hear(text: string): void {
    const read = readOnlineDown(text);
    if (!read.ok) throw new Error(`told what is no message: ${read.error.code} at ${read.error.at}`);
    this.hear(read.value);
  }
}

interface Given {
  readonly token?: string;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Asks by HTTP. */
export const asks = async <T>(
  address: string,
  method: string,
  path: string,
  { token, body, signal }: Given = {},
): Promise<{ readonly status: number; readonly headers: Headers; readonly body: T }> => {
  const answer = await fetch(`http://${address}${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { status, headers } = answer;
  const text = await answer.text();
  return { status, headers, body: (text.startsWith('{') ? JSON.parse(text) : text) as T };
};

export const newGuest = async (address: string, name: string): Promise<NewGuest> =>
  (await asks<NewGuest>(address, 'POST', '/api/guests', { body: { name, face: null } })).body;
