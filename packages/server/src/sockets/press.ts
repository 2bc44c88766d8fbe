/**
 * Compresses one message after the other, each beside those before it (permessage-deflate with context takeover). All that a
 * message can refer to is the last 8 KB, so these are kept and nothing else: what zlib would hold from one message to the next
 * is made anew each time, for less than it costs to hand a message to another thread.
 */
import { constants, deflateRawSync } from 'node:zlib';

/** What is agreed on with every client: the last 2^13 bytes may be referred to. */
export const WINDOW_BITS = 13;
const WINDOW = 2 ** WINDOW_BITS;
/** With some room, so that it need not be moved for each message. */
const KEPT = WINDOW + 4_096;
/** What every message ends in, and is not sent. */
const TAIL_LENGTH = 4;
const OPTIONS = {
  level: 6,
  memLevel: 5,
  windowBits: WINDOW_BITS,
  finishFlush: constants.Z_SYNC_FLUSH,
  // Most come out far shorter, and some space is taken for each before that is known.
  chunkSize: 1_024,
};

export class Press {
  #kept: Buffer | null = null;
  #end = 0;

  press(text: string): Buffer {
    const bytes = Buffer.from(text);
    const kept = this.#kept;
    const options =
      kept === null
        ? OPTIONS
        : { ...OPTIONS, dictionary: kept.subarray(Math.max(0, this.#end - WINDOW), this.#end) };
    const pressed = deflateRawSync(bytes, options);
    this.#keep(bytes);
    return pressed.subarray(0, -TAIL_LENGTH);
  }

  #keep(bytes: Buffer): void {
    const kept = this.#kept ?? Buffer.allocUnsafeSlow(KEPT);
    this.#kept = kept;
    const last = bytes.length > WINDOW ? bytes.subarray(-WINDOW) : bytes;
    if (this.#end + last.length > KEPT) {
      const stays = WINDOW - last.length;
      kept.copyWithin(0, this.#end - stays, this.#end);
      this.#end = stays;
    }
    last.copy(kept, this.#end);
    this.#end += last.length;
  }
}
