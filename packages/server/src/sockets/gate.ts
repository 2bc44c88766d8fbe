/** Where sockets come in: pages at one address, other processes that bring theirs at another. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClosedReason } from '@paiju/protocol';
import { CLOSED } from '@paiju/protocol';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { Suspension } from '../store/member.ts';
import { isSame } from '../store/tokens.ts';
import type { Caller } from './connection.ts';
import { Connection } from './connection.ts';
import { Heart } from './heart.ts';
import type { House } from './house.ts';
import { inflateAtOnce } from './inflate.ts';
import { LONGEST_FRAME } from './limits.ts';
import { isAllowedOrigin } from './origin.ts';
import { CLIENT_HEADER, PIPE_PATH } from './pipe.ts';
import { WINDOW_BITS } from './press.ts';
import type { Speech } from './speech.ts';
import { PlainSpeech, PressedSpeech } from './speech.ts';

const SOCKET_PATH = '/api/socket';

/**
 * Whole views beside the last one cost almost nothing: the window is kept from message to message, and small. Who offers
 * something else is not compressed for.
 */
const COMPRESSION = {
  serverMaxWindowBits: WINDOW_BITS,
  clientMaxWindowBits: WINDOW_BITS,
  serverNoContextTakeover: false,
  // What clients say is short: to remember it would cost more than it saves.
  clientNoContextTakeover: true,
  // So much is held ready for each socket that says something in pieces, and that fits in.
  zlibInflateOptions: { chunkSize: 1_024 },
} as const;

export interface GateSettings {
  readonly origins: readonly string[];
  /** Whether tables can be reached at all. */
  isOpen(): boolean;
  /** Whose address it is that a request comes from. */
  addressOf(request: IncomingMessage): string;
}

export class Gate {
  readonly #house: House;
  readonly #settings: GateSettings;
  readonly #pages = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: COMPRESSION,
    autoPong: false,
  });
  readonly #pipes = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
    autoPong: false,
  });
  readonly #open = new Set<Connection>();
  readonly #heart: Heart<Connection>;

  constructor(house: House, settings: GateSettings) {
    this.#house = house;
    this.#settings = settings;
    this.#heart = new Heart(house.ports.limits.heartbeatMs);
  }

  get size(): number {
    return this.#open.size;
  }

  listenTo(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => {});
      this.#upgrade(request, socket, head);
    });
  }

  close(reason: ClosedReason): void {
    this.#heart.stop();
    for (const connection of this.#open) connection.close(reason);
  }

  /** Whoever was let in by its token is sent away. */
  signOut(device: string): void {
    for (const connection of this.#open) connection.signOut(device);
  }

  /** Whoever it is about is told, and sent away. */
  suspend(suspension: Suspension): void {
    for (const connection of this.#open) connection.suspend(suspension);
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const path = request.url?.replace(/\?.*$/, '');
    if (!this.#settings.isOpen()) refuse(socket, '503 Service Unavailable');
    else if (path === SOCKET_PATH) this.#takePage(request, socket, head);
    else if (path === PIPE_PATH && this.#isProcess(request)) this.#takePipe(request, socket, head);
    else refuse(socket, '404 Not Found');
  }

  #takePage(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin, host } = request.headers;
    if (!isAllowedOrigin(origin, host, this.#settings.origins)) {
      this.#house.ports.refused('origin');
      refuse(socket, '403 Forbidden');
      return;
    }
    const address = this.#settings.addressOf(request);
    if (!this.#house.knocks.take(address)) {
      this.#house.ports.refused('knocks');
      refuse(socket, '429 Too Many Requests');
      return;
    }
    const release = this.#house.byAddress.take(address);
    this.#pages.handleUpgrade(request, socket, head, (opened) => {
      if (release === null) {
        this.#house.ports.refused('tooMany');
        opened.on('error', () => {});
        opened.close(CLOSED.tooMany, 'tooMany');
      } else this.#take(opened, speechOn(opened, socket), { address, isPiped: false }, release);
    });
    // An upgrade that failed has ended its socket; the address is free again in any case.
    socket.once('close', () => release?.());
  }

  #isProcess({ headers }: IncomingMessage): boolean {
    return isSame(headers.authorization ?? '', `Bearer ${this.#house.ports.secret()}`);
  }

  #takePipe(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = String(request.headers[CLIENT_HEADER] ?? '');
    this.#pipes.handleUpgrade(request, socket, head, (opened) =>
      this.#take(opened, new PlainSpeech(opened), { address, isPiped: true }, () => {}),
    );
  }

  #take(socket: WebSocket, speech: Speech, caller: Caller, release: () => void): void {
    const connection = new Connection(socket, speech, this.#house, caller);
    this.#open.add(connection);
    const asksNoMore = this.#heart.add(connection);
    connection.onClose(() => {
      asksNoMore();
      this.#open.delete(connection);
      release();
    });
  }
}

const speechOn = (socket: WebSocket, connection: Duplex): Speech => {
  if (socket.extensions === '') return new PlainSpeech(socket);
  inflateAtOnce(socket);
  return new PressedSpeech(socket, connection);
};

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
};
