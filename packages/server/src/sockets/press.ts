/**
 * Compresses one message after the other, each beside those before it (permessage-deflate with context takeover, RFC 7692 and
 * 1951). Messages are much like those just before them: what zlib makes ready for each of them takes longer than the work, and
 * here it stays from message to message. The codes are the fixed ones, since so little of a message is new that codes of its
 * own would be longer than it; of the few messages of which much is new zlib makes less.
 */
import { constants, deflateRawSync } from 'node:zlib';
import { BitWriter } from './bitWriter.ts';
import { LONGEST, writeBlockEnd, writeBlockHead, writeByte, writeMatch } from './fixedCodes.ts';
import { LEAST, Marks } from './marks.ts';

/** What is agreed on with every client: the last 2^13 bytes may be referred to. */
export const WINDOW_BITS = 13;
const WINDOW = 2 ** WINDOW_BITS;
/** Messages are taken in pieces of this size. */
const PIECE = 4_096;
/** What is longer than this when it is pressed may be shorter with codes of its own. */
const MUCH = 200;
/** The end of a flushed block is left out of a message. */
const TAIL = 4;
/** Nothing else is written at the same time. */
const OUT = new BitWriter();

export class Press {
  readonly #bytes = Buffer.allocUnsafeSlow(WINDOW + PIECE);
  readonly #marks = new Marks(WINDOW);
  #end = 0;

  press(text: string): Buffer {
    OUT.begin();
    writeBlockHead(OUT);
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += PIECE) this.#take(bytes.subarray(at, at + PIECE));
    writeBlockEnd(OUT);
    const pressed = OUT.end();
    if (pressed.length <= MUCH || bytes.length > PIECE) return pressed;
    const other = withOwnCodes(bytes, this.#before(bytes.length));
    return other.length < pressed.length ? other : pressed;
  }

  /** What the last so many bytes, of one piece, may refer to. */
  #before(length: number): Buffer {
    const from = this.#end - length;
    return this.#bytes.subarray(Math.max(0, from - WINDOW), from);
  }

  #take(piece: Buffer): void {
    const bytes = this.#bytes;
    if (this.#end + piece.length > bytes.length) {
      // What is too far back is forgotten.
      const by = this.#end - WINDOW;
      bytes.copyWithin(0, by, this.#end);
      this.#marks.slide(by);
      this.#end = WINDOW;
    }
    const from = this.#end;
    piece.copy(bytes, from);
    this.#end = from + piece.length;
    this.#write(from, this.#end);
  }

  #write(from: number, to: number): void {
    const bytes = this.#bytes;
    const marks = this.#marks;
    let written = from;
    for (let at = from; at + LEAST <= to; ) {
      const start = this.#startFrom(at, to);
      marks.mark(bytes, at);
      if (start < 0) {
        at += 1;
        continue;
      }
      let [back, { place }] = [start, marks];
      const end = start + marks.length;
      while (back > written && place > 0 && bytes[back - 1] === bytes[place - 1]) {
        back -= 1;
        place -= 1;
      }
      for (; written < back; written++) writeByte(OUT, bytes[written] as number);
      marks.distance = back - place;
      for (; written < end; written += lengthFor(end - written))
        writeMatch(OUT, lengthFor(end - written), marks.distance);
      for (at += 1; at < end && at + LEAST <= to; at += 1) marks.mark(bytes, at);
      at = end;
    }
    for (; written < to; written++) writeByte(OUT, bytes[written] as number);
  }

  /** Whether something is found here, or better from the next byte on; -1 where it is not. */
  #startFrom(at: number, to: number): number {
    const marks = this.#marks;
    if (!marks.find(this.#bytes, at, to)) return -1;
    const { place, length } = marks;
    if (length >= LONGEST || at + 1 + LEAST > to) return at;
    if (marks.find(this.#bytes, at + 1, to) && marks.length > length) return at + 1;
    marks.place = place;
    marks.length = length;
    return at;
  }
}

/** What then is left must not be too little to be written so. */
const lengthFor = (left: number): number =>
  left > LONGEST && left < LONGEST + LEAST ? LONGEST - LEAST : Math.min(left, LONGEST);

const withOwnCodes = (bytes: Buffer, dictionary: Buffer): Buffer =>
  deflateRawSync(bytes, {
    windowBits: WINDOW_BITS,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.length === 0 ? {} : { dictionary }),
  }).subarray(0, -TAIL);
