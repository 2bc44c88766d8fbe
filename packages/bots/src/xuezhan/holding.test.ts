import type { Tile } from '@paiju/engine';
import { countOf } from '@paiju/engine';
import { expect, test } from 'vitest';
import { laidBy, withKong, withPung } from './holding.ts';

test('X-6.4 a fourth tile turns the pung into a kong and stays one set', () => {
  const tile = 4 as Tile;
  const kong = withKong(withPung(laidBy([]), tile), tile, 'added');
  expect([kong.sets, kong.kongs, countOf(kong.tiles, tile), kong.isConcealed]).toEqual([1, 1, 4, false]);
  expect(withKong(laidBy([]), tile, 'concealed').isConcealed).toBe(true);
});
