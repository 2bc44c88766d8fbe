import type { Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import { follow, idsOf, moved, NOTHING_HELD, setApart } from './items.ts';
import { plainRank, rankFor } from './rank.ts';

const tiles = (...kinds: number[]): Tile[] => kinds as Tile[];
const kindsOf = ({ items }: { readonly items: readonly { readonly tile: Tile }[] }): number[] =>
  items.map(({ tile }) => tile);

test('a sorted hand is in order, and nothing changes when nothing has changed', () => {
  const held = follow(NOTHING_HELD, tiles(5, 1, 5, 3), plainRank);
  expect(kindsOf(held)).toEqual([1, 3, 5, 5]);
  expect(follow(held, tiles(5, 5, 3, 1), plainRank)).toBe(held);
});

test('what stays keeps its name, what is new comes last in a free hand', () => {
  const held = follow(NOTHING_HELD, tiles(5, 1, 3), null);
  const next = follow(held, tiles(1, 3, 2), null);
  expect(kindsOf(next)).toEqual([1, 3, 2]);
  expect(next.items.slice(0, 2).map(({ id }) => id)).toEqual([1, 2]);
  expect(next.items[2]?.id).toBe(3);
});

test('one copy leaves, the other stays', () => {
  const held = follow(NOTHING_HELD, tiles(5, 5), plainRank);
  expect(follow(held, tiles(5), plainRank).items).toEqual([{ id: 0, tile: 5 }]);
});

test('of several copies the one that came last lies apart', () => {
  const held = follow(follow(NOTHING_HELD, tiles(5, 9), plainRank), tiles(5, 9, 5), plainRank);
  const { resting, apart } = setApart(held.items, 5 as Tile);
  expect(apart).toEqual({ id: 2, tile: 5 });
  expect(resting.map(({ id }) => id)).toEqual([0, 1]);
  expect(setApart(held.items, null).apart).toBeNull();
});

test('a tile moves within a free hand, never out of it', () => {
  const held = follow(NOTHING_HELD, tiles(1, 2, 3), null);
  expect(kindsOf(moved(held, 0, 2))).toEqual([2, 3, 1]);
  expect(kindsOf(moved(held, 2, -5))).toEqual([3, 1, 2]);
  expect(kindsOf(moved(held, 1, 99))).toEqual([1, 3, 2]);
  expect(moved(held, 77, 0)).toBe(held);
});

test('wilds leftmost, the missing suit rightmost', () => {
  const rank = rankFor({ wild: 20 as Tile, unwanted: 'm' });
  const held = follow(NOTHING_HELD, tiles(0, 12, 20, 5, 25), rank);
  expect(kindsOf(held)).toEqual([20, 12, 25, 0, 5]);
});

test('tiles are found copy by copy, the newest first, and what is not there is not found', () => {
  const held = follow(follow(NOTHING_HELD, tiles(5, 9), plainRank), tiles(5, 9, 5), plainRank);
  const found = (...wanted: number[]): number[] => [...idsOf(held.items, tiles(...wanted))];
  expect([found(5), found(5, 5), found(5, 5, 5), found(9, 1), found()]).toEqual([
    [2],
    [2, 0],
    [2, 0],
    [1],
    [],
  ]);
});
