import { expect, test } from 'vitest';
import { sizeOf } from '../../core/counts.ts';
import { at } from '../../core/seat.ts';
import type { Stream } from '../../core/stream.ts';
import type { Readiness } from './readyHands.ts';
import { drawReadyHand, findReadyHands, waysToBeReady } from './readyHands.ts';
import { handCounts, one } from './testing/position.ts';
import { waitsOf } from './yaku.ts';

const HANDS = findReadyHands();
const bit = (letter: string): number => 1 << one(letter);

/** That there are no others is held by `everyHand.test.ts`. */
test('H-4.2: the ready hands wait for something, and they wait for that', () => {
  const hands = findReadyHands();
  expect(new Set(hands.map(({ tiles }) => String(tiles))).size).toBe(6970);
  expect(hands).toHaveLength(6970);
  for (const { tiles, waits } of hands) {
    expect(sizeOf(tiles)).toBe(11);
    expect(waitsOf(tiles).reduce((bits, { tile }) => bits | (1 << tile), 0)).toBe(waits);
  }
});

/** As it is taught: the ways to take `k` things out of `n`. */
const choose = (n: number, k: number): number =>
  k === 0 ? 1 : n === 0 ? 0 : choose(n - 1, k - 1) + choose(n - 1, k);

/** One hand after the other, without what lies open. */
const slowWays = (unseen: string, { open, wanted, unwanted, isComplete }: Readiness): number[] => {
  const left = handCounts(unseen);
  return HANDS.map(({ tiles, waits }) => {
    if ((waits & wanted) !== wanted || (waits & unwanted) !== 0) return 0;
    let [ways, last] = [1, 0];
    for (const [kind, copies] of tiles.entries()) {
      const needed = copies - (open[kind] ?? 0);
      ways *= needed < 0 ? 0 : choose(left[kind] ?? 0, needed);
      if ((waits >> kind) % 2 === 1) last += Math.max(0, (left[kind] ?? 0) - copies);
    }
    return ways * (isComplete ? last : 1);
  });
};

const NONE: Readiness = { open: handCounts(''), wanted: 0, unwanted: 0, isComplete: false };
const FEW = 'AAAARRRSSSYYYPPPFFFF';
const MANY = [...'ARSYPFpswrbyv'].map((kind) => kind.repeat(5)).join('');

// [what it shows, tiles nobody has seen, what is known of the hand]
const ROWS: readonly [string, string, Readiness][] = [
  ['H-4.4 any hand', MANY, NONE],
  ['few tiles are left', FEW, NONE],
  ['a set lies open', FEW, { ...NONE, open: handCounts('AAA') }],
  ['two sets lie open', MANY, { ...NONE, open: handCounts('AAAppp') }],
  ['H-4.5 what it does not wait for', MANY, { ...NONE, unwanted: bit('A') | bit('w') }],
  ['H-6.28 what it waits for', MANY, { ...NONE, wanted: bit('Y') }],
  ['both', MANY, { ...NONE, wanted: bit('Y'), unwanted: bit('A') }],
  ['H-6.5 the tile it waits for has come', MANY, { ...NONE, isComplete: true }],
  ['it may have been the last of its kind', FEW, { ...NONE, isComplete: true }],
];
test.each(ROWS)('%s: as many ways as by the book', (_shows, unseen, readiness) => {
  const ways = waysToBeReady(handCounts(unseen), readiness);
  const each = [...ways].map((sum, place) => sum - (ways[place - 1] ?? 0));
  expect(each).toEqual(slowWays(unseen, readiness));
});

/** Chance that says what it is told; of a stream nothing else is asked here. */
const saying = (word: number): Stream => ({ next: () => word }) as unknown as Stream;
const LAST_WORD = 2 ** 32 - 1;

test('H-4.4: every way is as likely as any other', () => {
  const ways = waysToBeReady(handCounts(FEW), NONE);
  const all = at([...ways], ways.length - 1);
  for (const [place, sum] of ways.entries()) {
    const before = ways[place - 1] ?? 0;
    if (sum === before) continue;
    const middle = Math.floor(((before + sum) / 2 / all) * 2 ** 32);
    expect(drawReadyHand(ways, saying(middle))).toEqual(HANDS[place]);
  }
  const [first, last] = [0, LAST_WORD].map((word) => drawReadyHand(ways, saying(word)));
  expect(first).toEqual(HANDS[ways.findIndex((sum) => sum > 0)]);
  expect(last).toEqual(HANDS[ways.indexOf(all)]);
});

test('H-4.4: no hand where there is no way', () => {
  const ways = waysToBeReady(handCounts('AR'), NONE);
  expect(drawReadyHand(ways, saying(0))).toBeNull();
  expect(drawReadyHand(new Float64Array(0), saying(0))).toBeNull();
});
