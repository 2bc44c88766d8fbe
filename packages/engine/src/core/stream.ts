/**
 * Named streams of chance. A stream is ChaCha20 keyed by the seed; its nonce is the round (32 bits, little-endian)
 * and the stream's name (8 bytes of ASCII, padded with zeros). Streams never influence each other.
 */
import { chachaBlock, chachaState } from './chacha.ts';
import type { Seed } from './seed.ts';

/** One purpose, one name. At most eight letters: the name is part of the nonce. */
export type StreamName =
  | 'wall'
  | 'dealer'
  | 'exchange'
  | 'dora'
  | 'uradora'
  | 'returned'
  | 'roulette'
  | 'bot'
  | 'search';

export interface StreamId {
  readonly seed: Seed;
  readonly round: number;
  readonly name: StreamName;
}

const WORD_VALUES = 2 ** 32;
const BLOCK_WORDS = 16;
const KEY_BYTES = 32;
const NAME_BYTES = 8;

export class Stream {
  readonly #state: Uint32Array;
  readonly #block = new Uint32Array(BLOCK_WORDS);
  #used = BLOCK_WORDS;

  constructor(id: StreamId) {
    this.#state = chachaState(keyOf(id.seed), nonceOf(id.round, id.name));
  }

  /** The next 32 bits. */
  next(): number {
    if (this.#used === BLOCK_WORDS) {
      chachaBlock(this.#state, this.#block);
      this.#used = 0;
    }
    const value = this.#block[this.#used] ?? 0;
    this.#used += 1;
    return value;
  }

  /** A whole number from 0 to n − 1, all equally likely: values past the last multiple of n are thrown away. */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError(`cannot draw below ${n}`);
    for (;;) {
      const value = this.next();
      const below = value % n;
      // The n values that this one is among are all there.
      if (value - below <= WORD_VALUES - n) return below;
    }
  }

  /** A shuffled copy (Fisher–Yates, from the last place down). */
  shuffle<T>(items: readonly T[]): T[] {
    const shuffled = items.slice();
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const held = shuffled[last] as T;
      shuffled[last] = shuffled[other] as T;
      shuffled[other] = held;
    }
    return shuffled;
  }
}

const keyOf = (seed: Seed): Uint8Array => {
  const key = new Uint8Array(KEY_BYTES);
  for (let i = 0; i < KEY_BYTES; i++) key[i] = digitAt(seed, i * 2) * 16 + digitAt(seed, i * 2 + 1);
  return key;
};

/** Seeds are written in lower case, and letters come after digits. */
const digitAt = (seed: Seed, place: number): number => {
  const code = seed.charCodeAt(place);
  return code <= LAST_DIGIT ? code - FIRST_DIGIT : code - FIRST_LETTER + 10;
};

const FIRST_DIGIT = '0'.charCodeAt(0);
const LAST_DIGIT = '9'.charCodeAt(0);
const FIRST_LETTER = 'a'.charCodeAt(0);

const nonceOf = (round: number, name: StreamName): Uint8Array => {
  // Four bytes would wrap the number, and two rounds would share one stream.
  if (!Number.isInteger(round) || round < 0 || round >= WORD_VALUES)
    throw new RangeError(`no round ${round}`);
  const nonce = new Uint8Array(4 + NAME_BYTES);
  for (let i = 0; i < 4; i++) nonce[i] = round >>> (8 * i);
  for (let i = 0; i < name.length; i++) nonce[4 + i] = name.charCodeAt(i);
  return nonce;
};
