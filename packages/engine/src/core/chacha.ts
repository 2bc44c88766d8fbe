/**
 * The ChaCha20 block function of RFC 8439: 32-byte key, 32-bit block counter, 12-byte nonce, 16 words out.
 * Cryptographic on purpose: from the tiles seen, nobody can work out the tiles to come.
 */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;
const DOUBLE_ROUNDS = 10;
const COUNTER = 12;

/** The input state with counter 0: constants, key, counter, nonce, all as little-endian words. */
export const chachaState = (key: Uint8Array, nonce: Uint8Array): Uint32Array => {
  if (key.length !== 32 || nonce.length !== 12)
    throw new RangeError('ChaCha20 takes a 32-byte key and a 12-byte nonce');
  const state = new Uint32Array(16);
  state.set(CONSTANTS, 0);
  setWords(state, 4, key);
  setWords(state, 13, nonce);
  return state;
};

const setWords = (state: Uint32Array, first: number, bytes: Uint8Array): void => {
  for (let i = 0; i < bytes.length; i += 4)
    state[first + i / 4] =
      word(bytes, i) | (word(bytes, i + 1) << 8) | (word(bytes, i + 2) << 16) | (word(bytes, i + 3) << 24);
};

/**
 * Writes the block for the state's counter into `out` and counts on. The quarter rounds of RFC 8439 are written out over sixteen
 * variables: with words read from and written to an array the block took several times as long, and a wall takes seven of them.
 */
export const chachaBlock = (state: Uint32Array, out: Uint32Array): void => {
  let x0 = word(state, 0);
  let x1 = word(state, 1);
  let x2 = word(state, 2);
  let x3 = word(state, 3);
  let x4 = word(state, 4);
  let x5 = word(state, 5);
  let x6 = word(state, 6);
  let x7 = word(state, 7);
  let x8 = word(state, 8);
  let x9 = word(state, 9);
  let x10 = word(state, 10);
  let x11 = word(state, 11);
  let x12 = word(state, 12);
  let x13 = word(state, 13);
  let x14 = word(state, 14);
  let x15 = word(state, 15);
  for (let i = 0; i < DOUBLE_ROUNDS; i++) {
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotate(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotate(x4 ^ x8, 7);

    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotate(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotate(x5 ^ x9, 7);

    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotate(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotate(x6 ^ x10, 7);

    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotate(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotate(x7 ^ x11, 7);

    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotate(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotate(x5 ^ x10, 7);

    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotate(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotate(x6 ^ x11, 7);

    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotate(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotate(x7 ^ x8, 7);

    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotate(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotate(x4 ^ x9, 7);
  }
  out[0] = x0 + word(state, 0);
  out[1] = x1 + word(state, 1);
  out[2] = x2 + word(state, 2);
  out[3] = x3 + word(state, 3);
  out[4] = x4 + word(state, 4);
  out[5] = x5 + word(state, 5);
  out[6] = x6 + word(state, 6);
  out[7] = x7 + word(state, 7);
  out[8] = x8 + word(state, 8);
  out[9] = x9 + word(state, 9);
  out[10] = x10 + word(state, 10);
  out[11] = x11 + word(state, 11);
  out[12] = x12 + word(state, 12);
  out[13] = x13 + word(state, 13);
  out[14] = x14 + word(state, 14);
  out[15] = x15 + word(state, 15);
  state[COUNTER] = word(state, COUNTER) + 1;
};

/** Truncated to 32 bits, as everything here is. */
const word = (x: Uint8Array | Uint32Array, i: number): number => (x[i] ?? 0) | 0;
const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
