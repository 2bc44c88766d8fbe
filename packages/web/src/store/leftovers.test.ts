import { beforeEach, expect, test, vi } from 'vitest';
import { Games } from './games.ts';
import { leaveBehind } from './leftovers.ts';
import { MemoryShelf } from './memoryShelf.ts';
import { metaOf } from './testing/meta.ts';

/** A browser that keeps things: they are its own properties, as in every browser. */
class Storage {
  [name: string]: unknown;
  getItem(name: string): string | null {
    return (this[name] as string | undefined) ?? null;
  }
  setItem(name: string, text: string): void {
    this[name] = text;
  }
  removeItem(name: string): void {
    delete this[name];
  }
}

let storage: Storage;
beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

const keptBefore = async (...lines: string[]): Promise<MemoryShelf> => {
  const shelf = new MemoryShelf();
  if (lines.length > 0) await shelf.write(metaOf('g', 5), lines, true);
  return shelf;
};

// [what it is, on the shelf, left behind, there at the next visit, whether it was put there]
test.each([
  ['a game of which nothing was written', [], { from: 0, lines: ['1', '2'] }, '1\n2', true],
  ['lines that were not written', ['1'], { from: 1, lines: ['2', '3'] }, '1\n2\n3', true],
  ['lines of which some were written after all', ['1', '2'], { from: 1, lines: ['2', '3'] }, '1\n2\n3', true],
  ['facts alone', ['1', '2'], { from: 2, lines: [] }, '1\n2', true],
  ['lines behind some that are missing', ['1'], { from: 2, lines: ['3'] }, '1', false],
  ['lines behind some of which there are none', [], { from: 1, lines: ['2'] }, null, false],
])('%s', async (_, kept, left, text, isPut) => {
  const shelf = await keptBefore(...kept);
  leaveBehind({ meta: metaOf('g', 6), ...left });
  const games = new Games(shelf, () => {});
  expect(await games.text('g')).toBe(text);
  expect((await games.meta('g'))?.changed === 6).toBe(isPut);
  expect(Object.keys(storage)).toEqual([]);
});

test('a game that went on since stays as it is', async () => {
  const shelf = await keptBefore('1', '2', '3');
  leaveBehind({ meta: metaOf('g', 4), from: 1, lines: ['2'] });
  expect(await new Games(shelf, () => {}).text('g')).toBe('1\n2\n3');
});

test('every game is put on the shelf, before anything is listed or written', async () => {
  leaveBehind({ meta: metaOf('a', 1), from: 0, lines: ['a'] });
  leaveBehind({ meta: metaOf('b', 2), from: 0, lines: ['b'] });
  const shelf = new MemoryShelf();
  expect((await new Games(shelf, () => {}).list()).map(({ id }) => id)).toEqual(['b', 'a']);
  leaveBehind({ meta: metaOf('a', 3), from: 1, lines: ['1'] });
  await new Games(shelf, () => {}).write(metaOf('a', 4), ['2'], false);
  expect(await shelf.text('a')).toBe('a\n1\n2');
});

test.each(['', '{"from":0}', 'null', '{"meta":{"id":"g"},"from":0,"lines":[]}'])(
  'whatever else stands there is thrown away: %s',
  async (text) => {
    storage.setItem('paiju.leftover.g', text);
    storage.setItem('other', text);
    expect(await new Games(new MemoryShelf(), () => {}).list()).toEqual([]);
    expect(Object.keys(storage)).toEqual(['other']);
  },
);

test('what cannot be put on the shelf stays for the next visit', async () => {
  leaveBehind({ meta: metaOf('g', 1), from: 0, lines: ['1'] });
  const shelf = new MemoryShelf();
  const complain = vi.fn();
  vi.spyOn(shelf, 'write').mockRejectedValueOnce(new Error('full'));
  expect(await new Games(shelf, complain).list()).toEqual([]);
  expect(complain).toHaveBeenCalledOnce();
  expect(await new Games(shelf, complain).text('g')).toBe('1');
});

test('where storage is forbidden nothing is left and nothing found', async () => {
  vi.stubGlobal('localStorage', undefined);
  leaveBehind({ meta: metaOf('g', 1), from: 0, lines: ['1'] });
  const complain = vi.fn();
  expect(await new Games(new MemoryShelf(), complain).list()).toEqual([]);
  expect(complain).not.toHaveBeenCalled();
});
