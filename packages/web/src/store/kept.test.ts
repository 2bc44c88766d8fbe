import { afterEach, expect, test, vi } from 'vitest';
import { Kept, parsed } from './kept.ts';

const read = (text: string | null): number => Number(parsed(text) ?? 7);

/** A browser that keeps things. */
const storage = (items: Map<string, string>) => ({
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, text: string) => void items.set(key, text),
});
const FORBIDDEN = {
  getItem: (): string => {
    throw new Error('forbidden');
  },
  setItem: (): void => {
    throw new Error('forbidden');
  },
};

afterEach(() => vi.unstubAllGlobals());

test('what is kept is there at the next visit, and whoever follows it hears of it', () => {
  vi.stubGlobal('localStorage', storage(new Map()));
  const kept = new Kept('n', read);
  const heard: number[] = [];
  const leave = kept.subscribe(() => heard.push(kept.now));
  expect(kept.now).toBe(7);
  kept.keep(8);
  leave();
  kept.keep(9);
  expect([kept.now, heard]).toEqual([9, [8]]);
  expect(new Kept('n', read).now).toBe(9);
  expect(new Kept('other', read).now).toBe(7);
});

test('where storage is forbidden it holds until the page is closed', () => {
  vi.stubGlobal('localStorage', FORBIDDEN);
  const kept = new Kept('n', read);
  kept.keep(8);
  expect(kept.now).toBe(8);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['7', 7],
  ['{"a":', undefined],
  ['', undefined],
  [null, undefined],
])('%s is read as %o', (text, value) => {
  expect(parsed(text)).toEqual(value);
});
