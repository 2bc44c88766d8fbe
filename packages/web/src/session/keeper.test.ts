import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryShelf } from '../store/memoryShelf.ts';
import type { Shelf } from '../store/shelf.ts';
import { metaOf } from '../store/testing/meta.ts';
import { GameKeeper } from './keeper.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const keeping = () => {
  const shelf = new MemoryShelf();
  const write = vi.spyOn(shelf, 'write');
  return { shelf, write, keeper: new GameKeeper(shelf, metaOf('g')) };
};

test('lines that come together are written together', async () => {
  const { shelf, write, keeper } = keeping();
  keeper.fresh();
  for (const line of ['1', '2', '3']) keeper.line(line);
  await vi.runAllTimersAsync();
  keeper.line('4');
  keeper.line('5');
  await vi.runAllTimersAsync();
  expect(await shelf.text('g')).toBe('1\n2\n3\n4\n5');
  expect(write).toHaveBeenCalledTimes(2);
});

test('a record that comes anew does not replace the old one while it is coming', async () => {
  const { shelf, keeper } = keeping();
  keeper.fresh();
  for (const line of ['1', '2', '3']) keeper.line(line);
  await vi.runAllTimersAsync();
  keeper.fresh();
  keeper.line('1');
  await vi.advanceTimersByTimeAsync(100);
  keeper.line('2');
  await vi.advanceTimersByTimeAsync(100);
  expect(await shelf.text('g')).toBe('1\n2\n3');
  await vi.runAllTimersAsync();
  expect(await shelf.text('g')).toBe('1\n2');
});

test('what comes while a batch is written makes the next one, in order', async () => {
  const written: string[][] = [];
  let finish = (): void => {};
  const shelf: Pick<Shelf, 'write'> = {
    write: (_, lines) => {
      written.push([...lines]);
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
  };
  const keeper = new GameKeeper(shelf as Shelf, metaOf('g'));
  keeper.line('1');
  await vi.runAllTimersAsync();
  keeper.line('2');
  await vi.runAllTimersAsync();
  expect(written).toEqual([['1']]);
  finish();
  await vi.runAllTimersAsync();
  expect(written).toEqual([['1'], ['2']]);
});

test('facts are written without lines', async () => {
  const { shelf, keeper } = keeping();
  keeper.about({ isFinished: true, points: [1, 2, 3, 4] });
  await vi.runAllTimersAsync();
  expect(await shelf.meta('g')).toMatchObject({ isFinished: true, points: [1, 2, 3, 4] });
});

test('after closing everything is written and nothing more is', async () => {
  const { shelf, keeper } = keeping();
  keeper.line('1');
  await keeper.close();
  keeper.line('2');
  await vi.runAllTimersAsync();
  expect(await shelf.text('g')).toBe('1');
});

test('abandoned lines are forgotten', async () => {
  const { write, keeper } = keeping();
  keeper.fresh();
  keeper.line('1');
  keeper.abandon();
  await keeper.close();
  await vi.runAllTimersAsync();
  expect(write).not.toHaveBeenCalled();
});
