/** SHA-256 (FIPS 180-4). The browser's own is lent to secure pages only, and answers later; what is fair is for every page. */

const ROUNDS = 64;
const BLOCK = 64;

/** The first primes: the constants are the fractions of their roots. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && Array.from({ length: n }, (_, d) => d).every((d) => d < 2 || n % d !== 0),
);

const fraction = (value: number): number => Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;

const K = PRIMES.slice(0, ROUNDS).map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Of a text in ASCII, as 64 lower-case hexadecimal digits. */
export const sha256 = (text: string): string => {
  const message = padded(Uint8Array.from(text, codeIn));
  let hash = START;
  for (let at = 0; at < message.length; at += BLOCK)
    hash = afterBlock(hash, new DataView(message.buffer, at, BLOCK));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};

const codeIn = (letter: string): number => {
  const code = letter.charCodeAt(0);
  if (letter.length > 1 || code > 0x7f) throw new RangeError('only texts in ASCII are hashed');
  return code;
};

/** A one, zeros, and the length in bits fill up the last block. */
const padded = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8);
  return message;
};

const afterBlock = (hash: readonly number[], block: DataView): number[] => {
  const words = new Int32Array(ROUNDS);
  for (let i = 0; i < ROUNDS; i++) words[i] = i < 16 ? block.getInt32(i * 4) : scheduled(words, i);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < ROUNDS; i++) {
    const choice = (e & f) ^ (~e & g);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (K[i] ?? 0) + (words[i] ?? 0);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (hash[i] ?? 0)) | 0);
};

const scheduled = (words: Int32Array, i: number): number => {
  const [far = 0, low = 0, mid = 0, near = 0] = [words[i - 16], words[i - 15], words[i - 7], words[i - 2]];
  return (
    far +
    (turned(low, 7) ^ turned(low, 18) ^ (low >>> 3)) +
    mid +
    (turned(near, 17) ^ turned(near, 19) ^ (near >>> 10))
  );
};
