import { expect, test } from 'vitest';
import { leaf } from './leaf.ts';

const PAGES = [['one'], ['two'], ['three']];

/** What is shown and asked while these lines are typed; the end of input after them. */
const leafed = async (first: number, typed: readonly string[], pages = PAGES): Promise<string[]> => {
  const lines = [...typed];
  const seen: string[] = [];
  const ask = async (question: string): Promise<string | null> => {
    seen.push(question);
    return lines.shift() ?? null;
  };
  await leaf({ turnTo: (page) => seen.push(page.join()), prompt: { ask } }, pages, first);
  return seen;
};

test('pages are turned with enter, and after the last one is back in the game', async () => {
  expect(await leafed(0, ['', '', '', 'never read'])).toEqual([
    'one',
    'page 1 of 3 · enter for more > ',
    'two',
    'page 2 of 3 · enter for more · b back > ',
    'three',
    'page 3 of 3 · enter to return · b back > ',
  ]);
});

test('b goes back, and stays on the first page', async () => {
  const pages = (await leafed(2, ['b', ' B ', 'b', 'q'])).filter((line) => !line.includes('>'));
  expect(pages).toEqual(['three', 'two', 'one', 'one']);
});

test.each([['q'], ['5p'], []])(
  'anything else, and the end of input, is back in the game',
  async (...typed) => {
    expect(await leafed(0, typed)).toHaveLength(2);
  },
);

test('a single page says no number', async () => {
  expect(await leafed(0, [''], [['all']])).toEqual(['all', 'enter to return > ']);
});
