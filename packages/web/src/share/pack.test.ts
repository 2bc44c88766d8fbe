import type { Game } from '@paiju/engine';
import { GAMES, readRecord, verifyRecord } from '@paiju/engine';
import { describe, expect, test } from 'vitest';
import { testRecord } from '../study/testing/record.ts';
import { MOST_CHARACTERS, packRecord, unpackRecord } from './pack.ts';

const verified = (text: string) => {
  const record = readRecord(GAMES, text);
  if (!record.ok) throw new Error(record.error.code);
  return verifyRecord(record.value);
};

const packed = async (text: string): Promise<string> => {
  const data = await packRecord(text);
  if (!data.ok) throw new Error(data.error);
  return data.value;
};

describe.each(Object.values(GAMES).map((game: Game) => [game.rules.id, game] as const))('%s', (_, game) => {
  test('a link leads to the same result', async () => {
    const text = testRecord(game, '5');
    const data = await packed(text);
    expect(data).toMatch(/^a[\w-]+$/);
    const again = await unpackRecord(data);
    if (!again.ok) throw new Error(again.error);
    const [before, after] = [verified(text), verified(again.value)];
    expect(after).toEqual(before);
    expect(before).toMatchObject({ ok: true, value: { finished: true } });
  });

  test('a link cut off anywhere is damaged, and nothing is thrown', async () => {
    const data = await packed(testRecord(game, '6'));
    for (let end = 1; end < data.length - 1; end += 50)
      expect(await unpackRecord(data.slice(0, end))).toEqual({ ok: false, error: 'damaged' });
  });
});

test.each([
  ['nothing', '', 'damaged'],
  ['another version', 'b123', 'unknown'],
  ['no base64', 'a§§', 'damaged'],
  ['no deflate', 'aAAAA', 'damaged'],
])('%s is told', async (_, data, problem) => {
  expect(await unpackRecord(data)).toEqual({ ok: false, error: problem });
});

test('a bomb is not unpacked', async () => {
  const stream = new Blob(['0'.repeat(MOST_CHARACTERS * 3)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(stream).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(10_000);
  expect(await unpackRecord(`a${bomb}`)).toEqual({ ok: false, error: 'too-large' });
});

test('share/pack.ts: a link that is longer than any record is not even unpacked', async () => {
  expect(await unpackRecord(`a${'A'.repeat(MOST_CHARACTERS)}`)).toEqual({ ok: false, error: 'too-large' });
  expect(await unpackRecord(`a${'A'.repeat(MOST_CHARACTERS - 1)}`)).toEqual({ ok: false, error: 'damaged' });
});

test('what is too large to be opened is not packed', async () => {
  const text = `{"paiju":"record"}\n{"action":"${'x'.repeat(MOST_CHARACTERS)}"}`;
  expect(await packRecord(text)).toEqual({ ok: false, error: 'too-large' });
});
