import { expect, test } from 'vitest';
import { chachaBlock, chachaState } from './chacha.ts';

const ZERO_KEY = '00'.repeat(32);
const ZERO_NONCE = '00'.repeat(12);
const COUNTER = 12;

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const hexWords = (words: Uint32Array): string =>
  [...words].map((word) => word.toString(16).padStart(8, '0')).join(' ');

const blockAt = (key: string, nonce: string, counter: number): string => {
  const state = chachaState(bytes(key), bytes(nonce));
  state[COUNTER] = counter;
  const out = new Uint32Array(16);
  chachaBlock(state, out);
  return hexWords(out);
};

// [where in RFC 8439, key, nonce, counter, the sixteen words at the end]
const VECTORS: readonly [string, string, string, number, string][] = [
  [
    '2.3.2',
    '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    '000000090000004a00000000',
    1,
    'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
      '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
  ],
  [
    'A.1 #1',
    ZERO_KEY,
    ZERO_NONCE,
    0,
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b ' +
      '7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  ],
  [
    'A.1 #2',
    ZERO_KEY,
    ZERO_NONCE,
    1,
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 ' +
      '7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  ],
  [
    'A.1 #3',
    `${'00'.repeat(31)}01`,
    ZERO_NONCE,
    1,
    '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 ' +
      'bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
  ],
  [
    'A.1 #4',
    `00ff${'00'.repeat(30)}`,
    ZERO_NONCE,
    2,
    'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae ' +
      'a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
  ],
  [
    'A.1 #5',
    ZERO_KEY,
    `${'00'.repeat(11)}02`,
    0,
    '374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54 ' +
      '0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53',
  ],
];

test.each(VECTORS)('RFC 8439 %s', (_where, key, nonce, counter, expected) => {
  expect(blockAt(key, nonce, counter)).toBe(expected);
});

test('blocks follow one another from counter 0', () => {
  const state = chachaState(bytes(ZERO_KEY), bytes(ZERO_NONCE));
  const out = new Uint32Array(16);
  chachaBlock(state, out);
  expect(hexWords(out)).toBe(VECTORS[1]?.[4]);
  chachaBlock(state, out);
  expect(hexWords(out)).toBe(VECTORS[2]?.[4]);
});

test.each([
  ['short key', 31, 12],
  ['long key', 33, 12],
  ['short nonce', 32, 8],
  ['long nonce', 32, 16],
])('%s is refused', (_name, keyBytes, nonceBytes) => {
  expect(() => chachaState(new Uint8Array(keyBytes), new Uint8Array(nonceBytes))).toThrow(RangeError);
});

test('a key inside a larger buffer is read from its own place', () => {
  const buffer = new Uint8Array(40).fill(0xff);
  buffer.fill(0, 3, 35);
  expect(chachaState(buffer.subarray(3, 35), bytes(ZERO_NONCE))).toEqual(
    chachaState(bytes(ZERO_KEY), bytes(ZERO_NONCE)),
  );
});
