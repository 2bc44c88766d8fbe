import { expect, test } from 'vitest';
import { catalogue } from '../packages/words/src/en/index.ts';
import { readSources } from './architecture.ts';
import { repeatedSentences, sentencesIn } from './sentences.ts';

const sentences = sentencesIn(catalogue);
/** The packages that speak to people; the others throw at programmers. */
const speaking = readSources().filter(({ path }) => /^packages\/(cli|web)\//.test(path));

test('there is something to look for', () => {
  expect(sentences.size).toBeGreaterThan(300);
  expect(speaking.some(({ path }) => path.startsWith('packages/cli/src/text/'))).toBe(true);
});

test('no sentence of the catalogue is written a second time', () => {
  expect(repeatedSentences(speaking, sentences)).toEqual([]);
});

// `@name` stands for what a template fills in. [code, how often it says what the catalogue says]
const CODE: readonly [string, number][] = [
  [`const ending = 'With a win the round is over.';`, 1],
  [`fail('with a win the round is over')`, 1],
  ['const line = `@name discarded @code `;', 1],
  ['const label = `turn @turn of @last`;', 0],
  ['const line = `@name drew a replacement tile`;', 1],
  ['const line = `  @who paid for all three: the winning tile was robbed from there.`;', 1],
  ['const page = <p>With a win the round is over.</p>;', 1],
  [`const suit = 'pure suit';`, 0],
  [`const own = 'The terminal says this alone.';`, 0],
];

test.each(CODE)('%s', (code, times) => {
  const text = code.replaceAll(/@(\w+)/g, '$${$1}');
  expect(repeatedSentences([{ path: 'packages/cli/src/a.ts', text }], sentences)).toHaveLength(times);
});

test('tests may say what they expect', () => {
  const text = `expect(ending).toBe('With a win the round is over.');`;
  expect(repeatedSentences([{ path: 'packages/cli/src/a.test.ts', text }], sentences)).toEqual([]);
});
