import { expect, test } from 'vitest';
import { madeBySeat, madeByTile } from './made.ts';
import type { Tile } from './tile.ts';

test('each thing is made once, for its own tile', () => {
  let made = 0;
  const thing = madeByTile((tile) => ({ tile, number: made++ }));
  const [first, second] = [thing(5 as Tile), thing(0 as Tile)];
  expect([thing(5 as Tile), thing(0 as Tile)]).toEqual([first, second]);
  expect(thing(5 as Tile)).toBe(first);
  expect([first.tile, second.tile, made]).toEqual([5, 0, 2]);
});

test('and for its own seat and tile', () => {
  let made = 0;
  const thing = madeBySeat((seat, tile) => ({ seat, tile, number: made++ }));
  const first = thing(3, 7 as Tile);
  expect([first.seat, first.tile]).toEqual([3, 7]);
  expect(thing(0, 7 as Tile)).not.toBe(first);
  expect(thing(3, 7 as Tile)).toBe(first);
  expect(made).toBe(2);
});
