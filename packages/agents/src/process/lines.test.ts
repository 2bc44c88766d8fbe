import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

const heard = (most: number, ...chunks: readonly (string | Buffer)[]): string[] => {
  const said: string[] = [];
  const lines = new Lines(most, { line: (text) => said.push(text), tooLong: () => said.push('TOO LONG') });
  for (const chunk of chunks) lines.add(Buffer.from(chunk));
  return said;
};

const [first, ...rest] = Buffer.from('牌\n');

// [what it shows, longest line, chunks, what is heard]
test.each([
  ['lines in one chunk', 9, ['one\ntwo\n'], ['one', 'two']],
  ['a line in two chunks', 9, ['on', 'e\n'], ['one']],
  ['a character in two chunks', 9, [Buffer.from([Number(first)]), Buffer.from(rest)], ['牌']],
  ['nothing that has no end', 9, ['one'], []],
  ['no empty lines', 9, ['\n \r\none\r\n'], ['one']],
  ['a line as long as allowed', 3, ['one\n'], ['one']],
  ['once that a line is too long', 3, ['onetwo', 'three', '\nfor\n'], ['TOO LONG', 'for']],
  ['that of two lines the first is too long', 3, ['onetwo\nfor\n'], ['TOO LONG', 'for']],
])('hears %s', (_, most, chunks, said) => expect(heard(most, ...chunks)).toEqual(said));
