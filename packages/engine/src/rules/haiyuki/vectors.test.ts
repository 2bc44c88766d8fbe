import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countTiles } from '../../core/counts.ts';
import type { Tile } from '../../core/tile.ts';
import { HAIYUKI_TILES } from './tiles.ts';
import { YAKU_SCORES, yakuOf } from './yaku.ts';

/** One judged hand: `test-data/haiyuki.jsonl` has one a line. */
interface Vector {
  readonly tiles: readonly string[];
  readonly score: number | null;
  readonly key: string | null;
}

const file = new URL('../../../test-data/haiyuki.jsonl', import.meta.url);
const VECTORS = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Vector);
const KEYS = [null, ...Object.keys(YAKU_SCORES)];

const tilesOf = ({ tiles }: Vector): Tile[] => tiles.map((code) => HAIYUKI_TILES.codes.indexOf(code) as Tile);

test('H-3.2: the vectors are whole', () => {
  expect(VECTORS).toHaveLength(1200);
  expect(VECTORS.filter(({ key }) => !KEYS.includes(key))).toEqual([]);
  expect(VECTORS.filter((vector) => tilesOf(vector).some((tile) => tile < 0))).toEqual([]);
});

test.each(KEYS)('H-3.2: all vectors of %s', (key) => {
  const vectors = VECTORS.filter((vector) => vector.key === key);
  expect(vectors.length).toBeGreaterThan(0);
  const answers = vectors.map((vector) => {
    const yaku = yakuOf(countTiles(HAIYUKI_TILES, tilesOf(vector)));
    return { ...vector, score: yaku?.score ?? null, key: yaku?.key ?? null };
  });
  expect(answers).toEqual(vectors);
});
