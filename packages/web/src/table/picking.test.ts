import type { AnyAction, Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import type { HandItem } from '../hand/items.ts';
import { canBegin, chosenBy, setChoices, suitChoices, withPick } from './picking.ts';

const LEGAL = [
  { type: 'bury', tiles: [1, 1, 2] },
  { type: 'bury', tiles: [1, 2, 3] },
  { type: 'bury', tiles: [11, 12, 13] },
  { type: 'void', suit: 'm' },
] as unknown as AnyAction[];
const sets = setChoices(LEGAL);
const item = (id: number, tile: number): HandItem => ({ id, tile: tile as Tile });

test('choices of tiles and of suits are told apart', () => {
  expect(sets).toHaveLength(3);
  expect(suitChoices(LEGAL).map(({ suit }) => suit)).toEqual(['m']);
});

test('tiles are added as long as they lead to a choice', () => {
  const two = withPick(sets, withPick(sets, [], item(0, 1)), item(1, 1));
  expect(two.map(({ id }) => id)).toEqual([0, 1]);
  expect(chosenBy(sets, two)).toBeNull();
  expect(chosenBy(sets, withPick(sets, two, item(2, 2)))?.tiles).toEqual([1, 1, 2]);
});

test('a picked tile is taken back, a tile of another suit begins anew', () => {
  const two = [item(0, 1), item(1, 2)];
  expect(withPick(sets, two, item(0, 1))).toEqual([item(1, 2)]);
  expect(withPick(sets, two, item(5, 11))).toEqual([item(5, 11)]);
});

test('with three picked, one more pushes the oldest out', () => {
  const three = [item(0, 1), item(1, 1), item(2, 2)];
  expect(withPick(sets, three, item(3, 3))).toEqual([item(1, 1), item(2, 2), item(3, 3)]);
});

test('what is in no choice cannot be picked', () => {
  expect(canBegin(sets, 20 as Tile)).toBe(false);
  expect(withPick(sets, [item(0, 1)], item(9, 20))).toEqual([item(0, 1)]);
});
