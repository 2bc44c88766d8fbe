import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { TestIo } from '../testing/io.ts';
import { oneLine } from './failure.ts';
import { inputLines, Prompt } from './lines.ts';

const linesOf = async (chunks: readonly string[], most: number): Promise<string[]> => {
  const io = new TestIo(null);
  for (const chunk of chunks) io.input.write(chunk);
  io.input.end();
  const lines: string[] = [];
  for await (const line of inputLines(io, most)) lines.push(line);
  return lines;
};

// [chunks, lines]
test.each([
  [['ab\ncd\n'], ['ab', 'cd']],
  [
    ['a', 'b\n', 'c\r\nd'],
    ['ab', 'c', 'd'],
  ],
  [['abcdefgh\nxy\n'], ['abcdef', 'xy']],
  [
    ['abcd', 'efgh', 'ij\nxy'],
    ['abcdef', 'xy'],
  ],
  [['abcde\n\n\nabcde'], ['abcde', '', '', 'abcde']],
])('edge/lineLimit.ts: of %j with five bytes a line come %j', async (chunks, lines) => {
  expect(await linesOf(chunks, 5)).toEqual(lines);
});

/** Never ends by itself, as /dev/zero. */
const endless = (): PassThrough => {
  const stream = new PassThrough();
  const chunk = Buffer.alloc(1 << 20);
  const pour = (): void => {
    if (!stream.destroyed && stream.write(chunk)) setImmediate(pour);
    else stream.once('drain', pour);
  };
  pour();
  return stream;
};

test('edge/lines.ts: a line without an end is given up', async () => {
  const io = Object.assign(new TestIo(null), { input: endless() });
  const lines: string[] = [];
  const read = async (): Promise<void> => {
    for await (const line of inputLines(io, 100)) lines.push(line);
  };
  await expect(read()).rejects.toThrow('the input is one line without an end');
  expect(lines.map(({ length }) => length)).toEqual([101]);
  io.input.destroy();
});

test('edge/lines.ts: a question answered by a line without an end is the end of the input', async () => {
  const io = Object.assign(new TestIo(null), { input: endless() });
  const prompt = new Prompt(io);
  expect((await prompt.ask('? '))?.length).toBe(10_001);
  expect(await prompt.ask('? ')).toBeNull();
  prompt.close();
  io.input.destroy();
});

// [what was typed, what is said of it]
test.each([
  ['a\n b\tc', 'a b c'],
  ['\u001b[31mred', '\\u{1b}[31mred'],
  ['\u009b2J', '\\u{9b}2J'],
  ['abc\u202ecba', 'abc\\u{202e}cba'],
  ['\ud83d', '\\u{d83d}'],
  ['x'.repeat(500), `${'x'.repeat(400)}…`],
])('edge/failure.ts: %j is echoed as %j', (text, said) => {
  expect(oneLine(text)).toBe(said);
});
