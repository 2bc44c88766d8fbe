/** Standard input with an end to its lines: whoever reads it line by line never holds more than one line of bounded length. */
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';

const NEWLINE = 0x0a;

/** After so many bytes without a line's end, as of /dev/zero, nothing more is read. */
const ENDLESS = 32_000_000;

const GIVEN_UP = 'given-up';

/** Lets `most` bytes of a line through and one more, by which it is known to be longer; the rest of it is dropped. */
export class LineLimit extends Transform {
  readonly #most: number;
  /** Bytes of the line so far. */
  #size = 0;
  /** A line did not end, and the input was given up. */
  isEndless = false;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override _transform(chunk: Buffer, _: unknown, done: () => void): void {
    for (let from = 0; from < chunk.length && !this.isEndless; ) {
      const end = chunk.indexOf(NEWLINE, from);
      const to = end < 0 ? chunk.length : end;
      const room = Math.max(0, this.#most + 1 - this.#size);
      this.push(chunk.subarray(from, Math.min(to, from + room)));
      this.#size = end < 0 ? this.#size + to - from : 0;
      if (end >= 0) this.push('\n');
      if (this.#size > ENDLESS) this.#giveUp();
      from = to + 1;
    }
    done();
  }

  #giveUp(): void {
    this.isEndless = true;
    this.push(null);
    this.emit(GIVEN_UP);
  }
}

export const limited = (input: Readable, most: number): LineLimit => {
  const bounded = new LineLimit(most);
  // Else an endless input would be read on, and dropped, for ever.
  bounded.once(GIVEN_UP, () => input.unpipe(bounded));
  return input.pipe(bounded);
};
