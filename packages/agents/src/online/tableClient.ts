/** A guest at an online table, over its socket: what is lost with a connection is asked for again on the next. */
import type { FairFinding } from '@paiju/engine/fair';
import type { OnlineDown, OnlineUp, WallDown } from '@paiju/protocol';
import { API, CLOSED, PROTOCOL, readOnlineDown, writeOnlineUp } from '@paiju/protocol';
import { WebSocket } from 'ws';
import type { TableAddress } from './address.ts';
import { WallPlayer } from './wallPlayer.ts';

export interface TableEars {
  hear(message: Exclude<OnlineDown, WallDown>): void;
  /** Something is wrong with how the wall was made. */
  found(finding: FairFinding): void;
  /** Nothing more is heard, and why. */
  ended(why: string): void;
}

/** Why a table cannot be gone to, in one line. */
export class NoTable extends Error {
  override readonly name = 'NoTable';
}

const MOST_TRIES = 8;
const LONGEST_PAUSE_MS = 5_000;
const ASK_MS = 15_000;
/** Connecting again would come to the same. */
const FINAL: readonly number[] = [CLOSED.refused, CLOSED.flooded, CLOSED.tooMany];

export class TableClient {
  readonly #address: TableAddress;
  readonly #token: string;
  readonly #ears: TableEars;
  readonly #wall: WallPlayer;
  #socket: WebSocket | null = null;
  #number = 0;
  #tries = 0;
  #isOver = false;

  private constructor(address: TableAddress, token: string, ears: TableEars) {
    this.#address = address;
    this.#token = token;
    this.#ears = ears;
    this.#wall = new WallPlayer({ say: (message) => this.say(message), found: (what) => ears.found(what) });
  }

  /** As a new guest of this name. */
  static async enter(address: TableAddress, name: string, ears: TableEars): Promise<TableClient> {
    const client = new TableClient(address, await newGuest(address, name), ears);
    client.#connect();
    return client;
  }

  say(message: OnlineUp): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(writeOnlineUp(message));
  }

  close(): void {
    this.#isOver = true;
    this.#socket?.close();
  }

  #connect(): void {
    const { origin, code } = this.#address;
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, { handshakeTimeout: ASK_MS });
    this.#socket = socket;
    socket.on('open', () => {
      const after = this.#number;
      this.say({ type: 'enter', protocol: PROTOCOL, code, token: this.#token, after });
    });
    socket.on('message', (data) => this.#hear(data.toString()));
    // It closes by itself.
    socket.on('error', () => {});
    socket.on('close', (closed) => this.#again(closed));
  }

  #hear(text: string): void {
    const read = readOnlineDown(text);
    if (!read.ok) return;
    this.#tries = 0;
    const message = read.value;
    if ('n' in message) this.#number = message.n;
    if (!this.#wall.hear(message)) this.#ears.hear(message);
    if (message.type === 'rejected') this.#end(`the server says ${message.code}`);
  }

  #again(closed: number): void {
    if (this.#isOver) return;
    this.#tries += 1;
    if (FINAL.includes(closed)) this.#end(`the server has closed the connection (${closed})`);
    else if (this.#tries > MOST_TRIES) this.#end('the server does not answer');
    else
      setTimeout(() => this.#isOver || this.#connect(), Math.min(LONGEST_PAUSE_MS, 100 * 2 ** this.#tries));
  }

  #end(why: string): void {
    if (this.#isOver) return;
    this.close();
    this.#ears.ended(why);
  }
}

const newGuest = async ({ origin }: TableAddress, name: string): Promise<string> => {
  try {
    const answer = await fetch(`${origin}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, face: null }),
      signal: AbortSignal.timeout(ASK_MS),
    });
    const read = API.newGuest.safeParse(await answer.json());
    if (read.success) return read.data.token;
    throw new NoTable(`${origin} does not take guests (${answer.status})`);
  } catch (error) {
    if (error instanceof NoTable) throw error;
    throw new NoTable(`${origin} cannot be reached, or is no server of tables`);
  }
};
