/**
 * Frames over two pipes, written and read without an event loop, which would cost more than a step. A frame is a head of eight bytes,
 * all numbers with the lowest byte first, and what follows it:
 *
 *     0   4  how many bytes follow the head
 *     4   1  what is asked for, or whether it was done
 *     6   2  the batch it is about
 */
import { readSync, writeSync } from 'node:fs';

export interface Frame {
  readonly kind: number;
  readonly batch: number;
  /** Overwritten when the next frame is read. */
  readonly body: Uint8Array;
}

const HEAD = 8;
/** A frame that says it is longer was not written by us. */
const LONGEST_BODY = 2 ** 28;

export class Wire {
  readonly #from: number;
  readonly #to: number;
  readonly #head = new DataView(new ArrayBuffer(HEAD));
  readonly #headBytes = new Uint8Array(this.#head.buffer);
  #body = new Uint8Array(2 ** 16);
  /** A head and a body that is short enough go out together: one call instead of two. */
  readonly #short = new Uint8Array(512);
  readonly #shortHead = new DataView(this.#short.buffer);

  constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  /** Waits for the next frame; null when the other side has gone. */
  read(): Frame | null {
    if (!this.#fill(this.#headBytes, HEAD)) return null;
    const size = this.#head.getUint32(0, true);
    if (size > LONGEST_BODY) throw new RangeError(`a frame of ${size} bytes`);
    if (size > this.#body.length) this.#body = new Uint8Array(size);
    if (!this.#fill(this.#body, size)) return null;
    return {
      kind: this.#head.getUint8(4),
      batch: this.#head.getUint16(6, true),
      body: this.#body.subarray(0, size),
    };
  }

  write(kind: number, batch: number, body: Uint8Array): void {
    this.#shortHead.setUint32(0, body.length, true);
    this.#shortHead.setUint8(4, kind);
    this.#shortHead.setUint16(6, batch, true);
    if (HEAD + body.length <= this.#short.length) {
      this.#short.set(body, HEAD);
      this.#drain(this.#short.subarray(0, HEAD + body.length));
      return;
    }
    this.#drain(this.#short.subarray(0, HEAD));
    this.#drain(body);
  }

  #fill(into: Uint8Array, size: number): boolean {
    for (let read = 0; read < size; ) {
      const more = readSync(this.#from, into, read, size - read, null);
      if (more === 0) return false;
      read += more;
    }
    return true;
  }

  #drain(from: Uint8Array): void {
    for (let written = 0; written < from.length; )
      written += writeSync(this.#to, from, written, from.length - written, null);
  }
}
