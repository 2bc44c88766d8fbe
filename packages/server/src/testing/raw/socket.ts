/**
 * A client by hand, for those who open thousands or misbehave: it costs little, counts every byte, and says whatever it is
 * told to. Whoever only wants to play takes `Client`.
 */
import { connect, type Socket } from 'node:net';
import { deflated, Inflater } from './deflate.ts';
import { type FramePlan, FrameReader, frameOf, OPCODE } from './frames.ts';

/** The bit that says that a message is. */
const COMPRESSED = 4;
const END_OF_HEAD = '\r\n\r\n';

export interface RawPlan {
  readonly host: string;
  readonly port: number;
  /** Whose socket it is, as a proxy in front would say. */
  readonly forwardedFor?: string;
  /** `at` is when it came, as `performance.now()` has it. */
  heard(text: string, at: number): void;
  /** Given, what comes is kept until `read` is called: many messages at once cost hardly more than one. */
  arrived?(): void;
  /** A ping of ours was answered: everything before it has been read. */
  ponged?(): void;
  /** 1006 where the connection ended without a word. */
  closed(code: number, reason: string): void;
}

export class RawSocket {
  /** The connection itself. */
  readonly tcp: Socket;
  readonly #plan: RawPlan;
  readonly #reader = new FrameReader();
  readonly #inflater = new Inflater();
  readonly #unread: { readonly payload: Buffer; readonly isCompressed: boolean; readonly at: number }[] = [];
  #head = '';
  #isCompressed = false;
  #ending: readonly [number, string] = [1006, ''];
  readonly opened: Promise<void>;

  constructor(plan: RawPlan, options: { readonly isCompressed?: boolean } = {}) {
    const { isCompressed = true } = options;
    this.#plan = plan;
    this.tcp = connect({ host: plan.host, port: plan.port, noDelay: true });
    this.tcp.on('error', () => undefined); // It closes by itself.
    this.tcp.once('close', () => plan.closed(...this.#ending));
    this.opened = new Promise((resolve, reject) => {
      const onHead = (piece: Buffer): void => {
        this.#head += piece.toString('latin1');
        const end = this.#head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        this.tcp.off('data', onHead);
        if (!this.#head.startsWith('HTTP/1.1 101')) {
          this.#ending = [Number(this.#head.slice(9, 12)), ''];
          reject(new Error(`no socket: ${this.#head.split('\r\n')[0]}`));
          return;
        }
        this.#isCompressed = /\r\nsec-websocket-extensions: *permessage-deflate/i.test(this.#head);
        this.tcp.on('data', (more) => this.#take(more));
        const rest = Buffer.from(this.#head.slice(end + END_OF_HEAD.length), 'latin1');
        resolve();
        if (rest.length > 0) this.#take(rest);
      };
      this.tcp.on('data', onHead);
      this.tcp.once('close', () => reject(new Error('no socket: the connection was closed')));
      this.tcp.once('connect', () => this.tcp.write(handshake(plan, isCompressed)));
    });
    // Whoever does not wait for it hears how it ended.
    this.opened.catch(() => undefined);
  }

  /** As a browser does: everything is compressed where that was agreed on. */
  send(text: string): void {
    const payload = Buffer.from(text);
    if (this.#isCompressed)
      this.frame({ opcode: OPCODE.text, payload: deflated(payload), reserved: COMPRESSED });
    else this.frame({ opcode: OPCODE.text, payload });
  }

  frame(plan: FramePlan): void {
    this.raw(frameOf(plan));
  }

  raw(bytes: Buffer): void {
    if (this.tcp.writable) this.tcp.write(bytes);
  }

  /** Without a word. */
  drop(): void {
    this.tcp.destroy();
  }

  /** What has come since the last time is heard. */
  read(): void {
    const unread = this.#unread.splice(0);
    const texts = this.#inflater.textsOf(unread);
    for (const [i, { at }] of unread.entries()) this.#plan.heard(texts[i] ?? '', at);
  }

  #take(piece: Buffer): void {
    const at = performance.now();
    for (const { opcode, isCompressed, payload } of this.#reader.take(piece)) {
      if (opcode === OPCODE.ping) this.frame({ opcode: OPCODE.pong, payload });
      else if (opcode === OPCODE.pong) this.#plan.ponged?.();
      else if (opcode === OPCODE.close) this.#end(payload);
      else {
        this.#unread.push({ payload, isCompressed, at });
        if (this.#plan.arrived === undefined) this.read();
      }
    }
    if (this.#unread.length > 0) this.#plan.arrived?.();
  }

  #end(payload: Buffer): void {
    this.#ending = payload.length < 2 ? [1005, ''] : [payload.readUInt16BE(0), payload.toString('utf8', 2)];
    this.frame({ opcode: OPCODE.close, payload: payload.subarray(0, 2) });
    this.tcp.end();
  }
}

const handshake = ({ host, port, forwardedFor }: RawPlan, isCompressed: boolean): string =>
  [
    'GET /api/socket HTTP/1.1',
    `Host: ${host}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ...(isCompressed ? ['Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits'] : []),
    ...(forwardedFor === undefined ? [] : [`X-Forwarded-For: ${forwardedFor}`]),
    '',
    '',
  ].join('\r\n');
