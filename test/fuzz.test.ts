/** A little of what `npm run fuzz` does a lot of. */
import { expect, test } from 'vitest';
import { fuzz, isInWords, MOST_MS } from './fuzz.ts';
import { Dice, spoilt } from './fuzzChange.ts';
import { allReaders } from './fuzzReaders.ts';

/** For each reader. */
const TEXTS = 150;

test('record, import, share link, position, message, name and judge: every reader answers in words', async () => {
  const readers = await allReaders();
  for (const { name, samples, read } of readers)
    expect(await read(samples.at(-1) ?? ''), `${name}, a text that is right`).toBeNull();
  const { inputs, fine, slowest, failures } = await fuzz({ readers, first: 1, each: TEXTS });
  expect(failures).toEqual([]);
  expect(inputs).toBe(TEXTS * readers.length);
  expect(slowest.ms).toBeLessThan(MOST_MS);
  // Whoever refuses everything, or nothing, has not been tried.
  const tried = readers.filter(({ name }) => name !== 'name');
  for (const { name } of tried) expect(fine[name], name).toBeLessThan(TEXTS);
  expect(tried.filter(({ name }) => fine[name] === 0)).toEqual([]);
});

test('a reader that throws, says nothing or takes too long is found out', async () => {
  const reader = (read: () => string | null) => ({ name: 'r', samples: ['{"a":1}'], read });
  const failuresOf = async (read: () => string | null, mostMs = MOST_MS): Promise<readonly string[]> =>
    (await fuzz({ readers: [reader(read)], first: 1, each: 1, mostMs })).failures;
  expect(await failuresOf(() => 'no seat is named')).toEqual([]);
  expect(await failuresOf(() => null)).toEqual([]);
  expect(await failuresOf(() => '')).toEqual(['r, text 1: answered ""']);
  expect(await failuresOf(() => 'a\u001b[2J')).toHaveLength(1);
  const deep = (): string => JSON.stringify(deep());
  expect((await failuresOf(deep))[0]).toMatch(/^r, text 1: RangeError/);
  const slow = (): null => {
    for (const end = performance.now() + 40; performance.now() < end; );
    return null;
  };
  expect((await failuresOf(slow, 1))[0]).toMatch(/^r, text 1: \d+ ms$/);
});

test('the same number gives the same text, and another one another', () => {
  const texts = [1, 2, 3, 1].map((number) => spoilt('{"seat":0,"action":{"type":"pass"}}', new Dice(number)));
  expect(texts[3]).toBe(texts[0]);
  expect(new Set(texts).size).toBe(3);
  expect(isInWords('[object Object]')).toBe(false);
});
