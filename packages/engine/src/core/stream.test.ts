import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedOf } from './seed.ts';
import type { StreamId, StreamName } from './stream.ts';
import { Stream } from './stream.ts';

const ZEROS = seedOf('0'.repeat(64));
const COUNTING = seedOf('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');
const NAMES: readonly StreamName[] = [
  'wall',
  'dealer',
  'exchange',
  'dora',
  'uradora',
  'returned',
  'roulette',
  'bot',
  'search',
];
const WALL: StreamId = { seed: ZEROS, round: 0, name: 'wall' };

const nextHex = (stream: Stream, count: number): string =>
  Array.from({ length: count }, () => stream.next().toString(16).padStart(8, '0')).join(' ');

// Expected words from `openssl enc -chacha20` over zeros, with the nonce written out by hand. Never to change.
const FIXED: readonly [string, StreamId, string][] = [
  [
    'the second block follows the first',
    WALL,
    '249b4aab 319352b0 978277aa ccc943c1 3cf81105 eaa28614 4ffbff92 6aa7a21b 85b8e3f1 647ab213 ' +
      'f8aab207 0017a34d 4af8bc18 410bf30d e6fca734 a4befb1f d6881b27 05216cb6 ee390327 1100a021',
  ],
  ['another round', { ...WALL, round: 1 }, '4b318e93 35795b05 9d5fba4b 380fdaba'],
  ['a name of eight letters', { ...WALL, name: 'exchange' }, 'ab3492a4 ab1a02a5 b1a6ca88 b13f5204'],
  [
    'round 258: two bytes of the number',
    { seed: COUNTING, round: 258, name: 'wall' },
    '6cfc1961 50ed09f9 86f7b59b 69722556',
  ],
];

test.each(FIXED)('the numbers are fixed: %s', (_name, id, expected) => {
  expect(nextHex(new Stream(id), expected.split(' ').length)).toBe(expected);
});

test('every seed, round and name has a stream of its own', () => {
  const starts = new Set<string>();
  for (const seed of [ZEROS, COUNTING])
    for (const round of [0, 1, 2, 256, 2 ** 32 - 1])
      for (const name of NAMES) starts.add(nextHex(new Stream({ seed, round, name }), 4));
  expect(starts.size).toBe(2 * 5 * NAMES.length);
});

test('streams do not influence each other', () => {
  const wall = new Stream(WALL);
  const bot = new Stream({ ...WALL, name: 'bot' });
  const mixed = Array.from({ length: 40 }, () => [wall.next(), bot.next()][0]);
  const alone = new Stream(WALL);
  expect(mixed).toEqual(Array.from({ length: 40 }, () => alone.next()));
});

test.each([-1, 0.5, 2 ** 32, Number.NaN])('there is no round %d', (round) => {
  expect(() => new Stream({ ...WALL, round })).toThrow(RangeError);
});

// Half of all words lie past the last multiple of 2^31 + 1, a quarter past the last of 3 * 2^30.
// The third word of the stream is 978277aa itself: the first that is not below it.
test.each([2 ** 31 + 1, 3 * 2 ** 30, 0x978277aa])(
  'below(%d) throws away every word past the last multiple',
  (n) => {
    const words = new Stream(WALL);
    const kept = Array.from({ length: 200 }, () => words.next()).filter((word) => word < n);
    expect(kept.length).toBeLessThan(180);
    const stream = new Stream(WALL);
    expect(kept.map(() => stream.below(n))).toEqual(kept);
  },
);

// First words of the stream: 249b4aab 319352b0 978277aa ccc943c1.
const BELOW: readonly [number, readonly number[]][] = [
  [1, [0, 0, 0, 0]],
  [2, [1, 0, 0, 1]],
  [16, [0xb, 0x0, 0xa, 0x1]],
  [10, [1, 4, 0, 5]],
  [2 ** 31, [0x249b4aab, 0x319352b0, 0x178277aa, 0x4cc943c1]],
  [2 ** 32, [0x249b4aab, 0x319352b0, 0x978277aa, 0xccc943c1]],
];

test.each(BELOW)('below(%d) is the word modulo n', (n, expected) => {
  const stream = new Stream(WALL);
  expect(expected.map(() => stream.below(n))).toEqual(expected);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nothing can be drawn below %d', (n) => {
  expect(() => new Stream(WALL).below(n)).toThrow(RangeError);
});

test('a shuffle is a permutation and leaves the original alone', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(), (items, round) => {
      const original = items.slice();
      const shuffled = new Stream({ ...WALL, round }).shuffle(items);
      expect(items).toEqual(original);
      expect(shuffled.toSorted()).toEqual(original.toSorted());
    }),
  );
});

test('a shuffle swaps from the last place down, one draw a place', () => {
  const draws = new Stream(WALL);
  expect([5, 4, 3, 2].map((n) => draws.below(n))).toEqual([1, 0, 0, 1]);
  // abcde; e and b: aecdb; d and a: decab; c and d: cedab; e stays.
  const stream = new Stream(WALL);
  expect(stream.shuffle(['a', 'b', 'c', 'd', 'e']).join('')).toBe('cedab');
  expect(stream.next()).toBe(draws.next());
});
