import { expect, test } from 'vitest';
import type { GameRange } from './gameQueue.ts';
import { GameQueue } from './gameQueue.ts';

/** A series, and the queue of another thread on the same memory. */
const twoOf = (first: number, last: number): readonly [here: GameQueue, there: GameQueue] => {
  const here = GameQueue.of({ first, last });
  return [here, new GameQueue(here.memory)];
};
const range = (first: number, last: number): GameRange => ({ first, last });

test('threads get the games one after another, each once', () => {
  const [here, there] = twoOf(1, 3);
  expect([there, here, there, here, there].map((queue) => queue.take(1))).toEqual([
    range(1, 1),
    range(2, 2),
    range(3, 3),
    null,
    null,
  ]);
});

test('a series may begin anywhere, and its last stretch is as short as need be', () => {
  const [here, there] = twoOf(41, 50);
  expect([here.take(4), there.take(4), here.take(4), there.take(4)]).toEqual([
    range(41, 44),
    range(45, 48),
    range(49, 50),
    null,
  ]);
  expect([here.taken, there.taken]).toEqual([10, 10]);
});

test.each([
  [1, 0],
  [8, 3],
])('a series from %i to %i has no games', (first, last) => {
  const [here] = twoOf(first, last);
  expect(here.take(1)).toBeNull();
  expect(here.taken).toBe(0);
});

test('finished games are counted for all threads', () => {
  const [here, there] = twoOf(1, 3);
  here.take(1);
  there.take(1);
  there.finish();
  expect([here.finished, there.finished]).toEqual([1, 1]);
});

test('after closing no thread gets another, and what was handed out stays', () => {
  const [here, there] = twoOf(1, 9);
  expect(there.take(2)).toEqual(range(1, 2));
  here.close();
  there.close();
  expect([here.take(1), there.take(5)]).toEqual([null, null]);
  expect([here.taken, there.taken]).toEqual([2, 2]);
});

test('closing after the last game changes nothing', () => {
  const [here] = twoOf(1, 2);
  here.take(64);
  expect(here.take(1)).toBeNull();
  here.close();
  expect(here.taken).toBe(2);
});

test('a series that is too long to count is refused', () => {
  expect(() => twoOf(1, 2 ** 30)).toThrow(RangeError);
});
