import { expect, test, vi } from 'vitest';
import { Games } from './games.ts';
import { MemoryShelf } from './memoryShelf.ts';
import type { GameMeta, Shelf } from './shelf.ts';
import { metaOf } from './testing/meta.ts';

/** Storage that works until it is broken. */
class Fragile extends MemoryShelf {
  isBroken = false;
  override async write(...args: Parameters<Shelf['write']>): Promise<void> {
    if (this.isBroken) throw new DOMException('full', 'QuotaExceededError');
    return super.write(...args);
  }
  override async list(): Promise<readonly GameMeta[]> {
    if (this.isBroken) throw new DOMException('forbidden', 'SecurityError');
    return super.list();
  }
}

test('lines are appended, and a fresh record replaces the old one', async () => {
  const games = new Games(new MemoryShelf(), () => {});
  await games.write(metaOf('g'), ['1', '2'], true);
  await games.write(metaOf('g'), ['3'], false);
  expect(await games.text('g')).toBe('1\n2\n3');
  await games.write(metaOf('g'), ['4'], true);
  expect(await games.text('g')).toBe('4');
});

test('games of an earlier visit are there, the newest first', async () => {
  const lasting = new MemoryShelf();
  await new Games(lasting, () => {}).write(metaOf('old', 1), ['x'], true);
  const games = new Games(lasting, () => {});
  await games.write(metaOf('new', 2), ['y'], true);
  expect((await games.list()).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(await games.text('old')).toBe('x');
  expect(await games.text('none')).toBeNull();
});

test('what is deleted is gone everywhere', async () => {
  const lasting = new MemoryShelf();
  const games = new Games(lasting, () => {});
  await games.write(metaOf('g'), ['x'], true);
  await games.remove('g');
  expect([await games.list(), await lasting.list(), await games.text('g')]).toEqual([[], [], null]);
});

test('storage that fails in the middle: the game goes on in memory, and what is kept has no hole', async () => {
  const complain = vi.fn();
  const lasting = new Fragile();
  const games = new Games(lasting, complain);
  await games.write(metaOf('g'), ['1'], true);
  lasting.isBroken = true;
  await games.write(metaOf('g'), ['2'], false);
  lasting.isBroken = false;
  await games.write(metaOf('g'), ['3'], false);
  expect(complain).toHaveBeenCalled();
  expect(await games.text('g')).toBe('1\n2\n3');
  expect(await lasting.text('g')).toBe('1');
});

test('a list that cannot be read is what is in memory', async () => {
  const complain = vi.fn();
  const lasting = new Fragile();
  lasting.isBroken = true;
  const games = new Games(lasting, complain);
  await games.write(metaOf('g'), ['1'], true);
  expect((await games.list()).map(({ id }) => id)).toEqual(['g']);
  expect(complain).toHaveBeenCalled();
});

test('facts that change alone do not hide the record', async () => {
  const lasting = new MemoryShelf();
  await lasting.write(metaOf('g'), ['1'], true);
  const games = new Games(lasting, () => {});
  await games.write({ ...metaOf('g'), company: null }, [], false);
  expect(await games.text('g')).toBe('1');
  expect((await games.meta('g'))?.company).toBeNull();
});

test('whoever looks is told of changes until it looks away', async () => {
  const games = new Games(new MemoryShelf(), () => {});
  const listener = vi.fn();
  const leave = games.subscribe(listener);
  await games.write(metaOf('g'), [], true);
  leave();
  await games.remove('g');
  expect(listener).toHaveBeenCalledTimes(1);
});
