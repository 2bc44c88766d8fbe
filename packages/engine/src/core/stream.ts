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
    const limit = WORD_VALUES - (WORD_VALUES % n);
    let value = this.next();
    while (value >= limit) value = this.next();
    return value % n;
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
  for (let i = 0; i < KEY_BYTES; i++) key[i] = Number.parseInt(seed.slice(i * 2, i * 2 + 2), 16);
  return key;
};

const nonceOf = (round: number, name: StreamName): Uint8Array => {
  // DataView would wrap the number, and two rounds would share one stream.
  if (!Number.isInteger(round) || round < 0 || round >= WORD_VALUES)
    throw new RangeError(`no round ${round}`);
  const nonce = new Uint8Array(4 + NAME_BYTES);
  new DataView(nonce.buffer).setUint32(0, round, true);
  for (let i = 0; i < name.length; i++) nonce[4 + i] = name.charCodeAt(i);
  return nonce;
};
