import { expect, test } from 'vitest';
import type { Seat } from '../../core/seat.ts';
import { optionsOf } from '../../testing/hands.ts';
import { collect, payersFor } from './memory.ts';

// [afterWin, seats that have won, seat that is paid, payers]
const PAYERS: readonly [string, Seat[], Seat, Seat[]][] = [
  ['stay', [], 0, [1, 2, 3]],
  ['stay', [], 2, [3, 0, 1]],
  ['stay', [1, 3], 0, [1, 2, 3]],
  ['stay', [0, 1, 2, 3], 3, [0, 1, 2]],
  ['leave', [], 1, [2, 3, 0]],
  ['leave', [2], 1, [3, 0]],
  ['leave', [0, 2], 1, [3]],
  ['leave', [1], 1, [2, 3, 0]],
];

test.each(PAYERS)('X-11.5, X-14.1 winners %s, %j have won, %i is paid', (afterWin, winners, seat, payers) => {
  const options = optionsOf(`bury3 afterWin=${afterWin}`);
  expect(payersFor({ options, winners: [...winners], kongs: [] }, seat)).toEqual(payers);
});

test('several seats pay one', () => {
  expect(collect([3, 1], { to: 2, points: 5, reason: 'flower-pig', cause: 7 })).toEqual([
    { from: 3, to: 2, points: 5, reason: 'flower-pig', cause: 7 },
    { from: 1, to: 2, points: 5, reason: 'flower-pig', cause: 7 },
  ]);
});

test.each([
  [[3, 1], 0],
  [[], 5],
])('nothing is no payment: %j pay %i', (payers, points) => {
  expect(collect(payers, { to: 2, points, reason: 'flower-pig', cause: 7 })).toEqual([]);
});
