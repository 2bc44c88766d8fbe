/** Frames of a web socket, byte by byte (RFC 6455): what a client says, also what no library would, and what a server says. */
import { randomBytes } from 'node:crypto';

export const OPCODE = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FramePlan {
  readonly opcode: number;
  readonly payload: Buffer;
  /** Whether a message ends with it; it does unless something is said. */
  readonly isLast?: boolean;
  /** Clients mask what they say; a server must not take it otherwise. */
  readonly isMasked?: boolean;
  /** Bits that mean something only where an extension says so. */
  readonly reserved?: number;
  /** What the frame says its length is; the true one unless something is said. */
  readonly length?: number;
}

export const frameOf = (plan: FramePlan): Buffer => {
  const { opcode, payload, isLast = true, isMasked = true, reserved = 0, length = payload.length } = plan;
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const head = lengthOf(length);
  head[0] = first;
  if (!isMasked) return Buffer.concat([head, payload]);
  head[1] = (head[1] ?? 0) | 0x80;
  const mask = randomBytes(4);
  const masked = Buffer.from(payload);
  for (let i = 0; i < masked.length; i++) masked[i] = (masked[i] ?? 0) ^ (mask[i & 3] ?? 0);
  return Buffer.concat([head, mask, masked]);
};

/** The head without its first byte. */
const lengthOf = (length: number): Buffer => {
  if (length < 126) return Buffer.from([0, length]);
  if (length < 65_536) return Buffer.from([0, 126, length >> 8, length & 255]);
  const head = Buffer.alloc(10);
  head[1] = 127;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
};

export interface Frame {
  readonly opcode: number;
  readonly isCompressed: boolean;
  readonly payload: Buffer;
}

/** Takes whatever arrives, and gives whole frames. A server neither masks nor divides what it says. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);

  *take(piece: Buffer): Generator<Frame> {
    let rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    for (let end = endOf(rest); end !== null; end = endOf(rest)) {
      const first = rest[0] ?? 0;
      const payload = rest.subarray(headOf(rest), end);
      rest = rest.subarray(end);
      yield { opcode: first & 15, isCompressed: (first & 0x40) !== 0, payload };
    }
    // What is kept must not hold on to everything that came with it.
    this.#rest = rest.length === 0 ? rest : Buffer.from(rest);
  }
}

const headOf = (bytes: Buffer): number => {
  const short = (bytes[1] ?? 0) & 127;
  if (short < 126) return 2;
  return short === 126 ? 4 : 10;
};

const endOf = (bytes: Buffer): number | null => {
  if (bytes.length < 2) return null;
  const head = headOf(bytes);
  if (bytes.length < head) return null;
  const short = (bytes[1] ?? 0) & 127;
  const long = (): number => (head === 4 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)));
  const end = head + (short < 126 ? short : long());
  return bytes.length < end ? null : end;
};
