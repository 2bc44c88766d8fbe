import { expect, test } from 'vitest';
import type { Happening } from '../../../play/client.ts';
import { flown } from './flown.ts';

const happening = (number: number, ...events: readonly object[]): Happening => ({
  number,
  view: {},
  events,
  transfers: [],
  points: [],
});
const declared = { type: 'declared', seat: 1, tile: 5, way: 'ron', from: 0 };
const used = (skill: string) => ({ type: 'skill-used', seat: 0, skill, cost: 10, healed: 0 });

test('H-6.10: the discard on which a win was declared comes back', () => {
  const past = [
    happening(3, { ...declared, tile: 4 }),
    happening(4, declared),
    happening(5, used('EXCHANGE_RON')),
  ];
  expect(flown(past).map(({ number, events }) => [number, events])).toEqual([
    [3, [{ ...declared, tile: 4 }]],
    [4, [declared]],
    [5, [{ type: 'returned', seat: 0, tile: 5 }]],
  ]);
});

test('what moves no tile is as it was', () => {
  const past = [happening(1, used('RECOVERY'), { type: 'discarded', seat: 1, tile: 2 })];
  expect(flown(past)).toEqual(past);
});
