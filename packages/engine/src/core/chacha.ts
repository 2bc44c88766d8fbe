/**
 * The ChaCha20 block function of RFC 8439: 32-byte key, 32-bit block counter, 12-byte nonce, 16 words out.
 * Cryptographic on purpose: from the tiles seen, nobody can work out the tiles to come.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;

/** The input state with counter 0: constants, key, counter, nonce, all as little-endian words. */
export const chachaState = (key: Uint8Array, nonce: Uint8Array): Uint32Array => {
  if (key.length !== 32 || nonce.length !== 12)
    throw new RangeError('ChaCha20 takes a 32-byte key and a 12-byte nonce');
  const state = new Uint32Array(16);
  state.set(CONSTANTS, 0);
  state.set(words(key), 4);
  state.set(words(nonce), 13);
  return state;
};

const words = (bytes: Uint8Array): Uint32Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = new Uint32Array(bytes.length / 4);
  for (let i = 0; i < read.length; i++) read[i] = view.getUint32(i * 4, true);
  return read;
};

/** Writes the block for the state's counter into `out` and counts on. */
export const chachaBlock = (state: Uint32Array, out: Uint32Array): void => {
  out.set(state);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    quarterRound(out, 0, 4, 8, 12);
    quarterRound(out, 1, 5, 9, 13);
    quarterRound(out, 2, 6, 10, 14);
    quarterRound(out, 3, 7, 11, 15);
    quarterRound(out, 0, 5, 10, 15);
    quarterRound(out, 1, 6, 11, 12);
    quarterRound(out, 2, 7, 8, 13);
    quarterRound(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = word(out, i) + word(state, i);
  state[12] = word(state, 12) + 1;
};

const word = (x: Uint32Array, i: number): number => x[i] ?? 0;
const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));

// biome-ignore lint/complexity/useMaxParams: four words of one state, as RFC 8439 writes it
const quarterRound = (x: Uint32Array, a: number, b: number, c: number, d: number): void => {
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 16);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 12);
  x[a] = word(x, a) + word(x, b);
  x[d] = rotate(word(x, d) ^ word(x, a), 8);
  x[c] = word(x, c) + word(x, d);
  x[b] = rotate(word(x, b) ^ word(x, c), 7);
};
