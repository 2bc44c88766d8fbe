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
  return { shelf, write, keeper: new GameKeeper(shelf, metaOf('g'), false) };
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

test('the first lines of a new game are written at once', async () => {
  const { shelf, keeper } = keeping();
  keeper.fresh();
  keeper.line('1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await shelf.text('g')).toBe('1');
});

/** A shelf that writes nothing until it is told to. */
const slow = (isKept: boolean) => {
  const waiting: (() => void)[] = [];
  const shelf: Pick<Shelf, 'write'> = { write: () => new Promise((resolve) => void waiting.push(resolve)) };
  return {
    keeper: new GameKeeper(shelf as Shelf, metaOf('g'), isKept),
    finish: async () => {
      waiting.shift()?.();
      await vi.runAllTimersAsync();
    },
  };
};

test('what is not written is what comes and what is being written, behind what is', async () => {
  const { keeper, finish } = slow(false);
  expect(keeper.unwritten).toBeNull();
  keeper.fresh();
  keeper.line('1');
  expect(keeper.unwritten).toMatchObject({ meta: { id: 'g' }, from: 0, lines: ['1'] });
  await vi.runAllTimersAsync();
  keeper.line('2');
  expect(keeper.unwritten).toMatchObject({ from: 0, lines: ['1', '2'] });
  await finish();
  expect(keeper.unwritten).toMatchObject({ from: 1, lines: ['2'] });
  await finish();
  expect(keeper.unwritten).toBeNull();
  keeper.about({ isFinished: true });
  expect(keeper.unwritten).toMatchObject({ meta: { isFinished: true }, from: 2, lines: [] });
});

test('half a record that comes anew is nothing to keep', async () => {
  const { keeper, finish } = slow(true);
  keeper.fresh();
  keeper.line('1');
  keeper.about({ isFinished: false });
  expect(keeper.unwritten).toBeNull();
  await vi.runAllTimersAsync();
  keeper.fresh();
  keeper.line('other');
  expect(keeper.unwritten).toMatchObject({ from: 0, lines: ['1'] });
  await finish();
  expect(keeper.unwritten).toMatchObject({ from: 0, lines: ['other'] });
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
  const keeper = new GameKeeper(shelf as Shelf, metaOf('g'), false);
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
  expect(keeper.unwritten).toBeNull();
  await keeper.close();
  await vi.runAllTimersAsync();
  expect(write).not.toHaveBeenCalled();
});
