/** What is said on a socket, as frames on its way out. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Press } from './press.ts';

export interface Speech {
  say(text: string): void;
  readonly isOpen: boolean;
  /** How many bytes of it have not gone out yet. */
  readonly unread: number;
}

/** Nothing is compressed: between processes, and to whoever does not know how. */
export class PlainSpeech implements Speech {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  get unread(): number {
    return this.#socket.bufferedAmount;
  }

  say(text: string): void {
    this.#socket.send(text, { compress: false });
  }
}

/**
 * Compressed here and not by `ws`, which would hold 120 KB for each socket and have another thread do it, which costs more than
 * the work itself. Nobody else may say anything compressed on the same socket.
 */
export class PressedSpeech extends PlainSpeech {
  readonly #connection: Duplex;
  readonly #press = new Press();
  #isHeld = false;

  /** `connection` is what the socket was made of. */
  constructor(socket: WebSocket, connection: Duplex) {
    super(socket);
    this.#connection = connection;
  }

  override say(text: string): void {
    if (!this.isOpen) return;
    if (!this.#isHeld) this.#hold();
    this.#connection.write(frameOf(this.#press.press(text)));
  }

  /** What is said at the same moment goes out together. */
  #hold(): void {
    this.#isHeld = true;
    this.#connection.cork();
    setImmediate(() => {
      this.#isHeld = false;
      this.#connection.uncork();
    });
  }
}

/** A whole text, compressed (RFC 6455, RFC 7692). */
const TEXT = 0x80 | 0x40 | 1;

const frameOf = (payload: Buffer): Buffer => {
  const { length } = payload;
  if (length < 126) return Buffer.concat([Buffer.from([TEXT, length]), payload]);
  if (length < 65_536) return Buffer.concat([Buffer.from([TEXT, 126, length >> 8, length & 255]), payload]);
  const head = Buffer.alloc(10);
  head[0] = TEXT;
  head[1] = 127;
  head.writeUInt32BE(length, 6);
  return Buffer.concat([head, payload]);
};
