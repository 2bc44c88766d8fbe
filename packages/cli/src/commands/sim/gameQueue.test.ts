import { expect, test } from 'vitest';
import { GameQueue } from './gameQueue.ts';

test('threads get the games one after another, each once', () => {
  const here = GameQueue.of(3);
  const there = new GameQueue(here.memory);
  expect([there.take(), here.take(), there.take(), here.take(), there.take()]).toEqual([1, 2, 3, null, null]);
});

test('finished games are counted for all threads', () => {
  const here = GameQueue.of(3);
  const there = new GameQueue(here.memory);
  here.take();
  there.take();
  there.finish();
  expect([here.finished, there.finished]).toEqual([1, 1]);
  expect(there.games).toBe(3);
});

test('after closing no thread gets another', () => {
  const here = GameQueue.of(3);
  const there = new GameQueue(here.memory);
  expect(there.take()).toBe(1);
  here.close();
  expect([here.take(), there.take()]).toEqual([null, null]);
});
