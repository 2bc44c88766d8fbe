import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ran } from '../testing/io.ts';

const file = new URL('../../../engine/test-data/haiyuki.jsonl', import.meta.url);
const VECTORS = readFileSync(file, 'utf8').trimEnd().split('\n');

test('H-3.1, H-3.2: all vectors agree, in order', async () => {
  const { code, out } = await ran('judge haiyuki', VECTORS);
  expect(code).toBe(0);
  expect(VECTORS).toHaveLength(1200);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual(
    VECTORS.map((line) => {
      const { score, key } = JSON.parse(line);
      return { id: null, score, key };
    }),
  );
});

const times = (count: number, tile: string): string[] => Array.from({ length: count }, () => tile);
const HAND = { id: 7, tiles: [...times(8, 'ataho'), ...times(4, 'punch')] };

// [hand, verdict]
test.each([
  [HAND, { id: 7, score: 12_800, key: 'BI_O_UI' }],
  [
    { ...HAND, id: 'a' },
    { id: 'a', score: 12_800, key: 'BI_O_UI' },
  ],
  [{ tiles: [...times(8, 'punch'), ...times(4, 'ataho')] }, { id: null, score: 8800, key: 'PAL_BO_CHAE' }],
  [
    { id: 1, tiles: [...times(7, 'ataho'), ...times(5, 'punch')] },
    { id: 1, score: null, key: null },
  ],
])('%j', async (line, verdict) => {
  expect(JSON.parse((await ran('judge haiyuki', [JSON.stringify(line)])).out)).toEqual(verdict);
});

describe('a line that is not valid', () => {
  // [line, id that is echoed, error]
  const INVALID: readonly [unknown, unknown, RegExp][] = [
    ['{"id":"a",', null, /^not valid JSON$/],
    ['[1]', null, /^not a JSON object$/],
    ['12', null, /^not a JSON object$/],
    [{ id: 'a' }, 'a', /^field tiles is absent$/],
    [{ ...HAND, id: {} }, null, /^id: /],
    [{ ...HAND, tiles: 'ataho' }, 7, /^tiles: /],
    [{ ...HAND, tiles: HAND.tiles.slice(1) }, 7, /^tiles: a hand has 12 tiles, not 11$/],
    [{ ...HAND, tiles: [...HAND.tiles, 'rin'] }, 7, /^tiles: a hand has 12 tiles, not 13$/],
    [{ ...HAND, tiles: [] }, 7, /^tiles: a hand has 12 tiles, not 0$/],
    [
      { ...HAND, tiles: HAND.tiles.with(3, 'panda') },
      7,
      /^tiles\.3: unknown tile 'panda'; allowed: ataho, rin, .*, mayu_purple$/,
    ],
    [{ ...HAND, tiles: HAND.tiles.with(0, 'petum') }, 7, /^tiles\.0: unknown tile 'petum'/],
    [{ ...HAND, tiles: [...HAND.tiles.slice(1), 4] }, 7, /^tiles\.11: /],
    [{ ...HAND, tiles: [...times(10, 'fari'), 'rin', 'rin'] }, 7, /^tiles: more than 9 copies of fari$/],
  ];
  test.each(INVALID)('%j', async (line, id, error) => {
    const text = typeof line === 'string' ? line : JSON.stringify(line);
    const { code, out, err } = await ran('judge haiyuki', [text, '', JSON.stringify(HAND)]);
    const [wrong = '', right = ''] = out.trimEnd().split('\n');
    expect(JSON.parse(wrong)).toEqual({ id, error: expect.stringMatching(error) });
    expect(JSON.parse(right)).toEqual({ id: 7, score: 12_800, key: 'BI_O_UI' });
    expect({ code, err }).toEqual({ code: 1, err: '' });
  });
});
