import { expect, test } from 'vitest';
import type { Drop, Place, Way } from './drop.ts';
import { dropOf } from './drop.ts';

const UPPER: Place = { canMove: true, row: 0, rows: 2, columns: 7 };
const LOWER: Place = { ...UPPER, row: 1 };
const SORTED: Place = { ...LOWER, canMove: false };

// [what it is, way, place, drop]
const CASES: readonly [string, Way, Place, Drop][] = [
  ['out of the hand it is thrown', { right: 0, down: -0.6 }, UPPER, 'throw'],
  ['a little way up it is not', { right: 0, down: -0.4 }, UPPER, 0],
  ['sideways it moves', { right: 1.6, down: -0.3 }, UPPER, 2],
  ['to the left too', { right: -2.7, down: 0 }, LOWER, -3],
  ['less than half a tile is no move', { right: 0.4, down: 0 }, UPPER, 0],
  ['down into the other row', { right: 0.1, down: 0.9 }, UPPER, 7],
  ['below the last row is in it', { right: 1, down: 2.2 }, LOWER, 1],
  ['up into the other row', { right: -1, down: -1 }, LOWER, -8],
  ['from the lower row out of the hand', { right: 0, down: -1.7 }, LOWER, 'throw'],
  ['a sorted hand has no places, from any row it is thrown', { right: 0, down: -0.6 }, SORTED, 'throw'],
  ['and nothing moves in it', { right: 3, down: 0 }, SORTED, 0],
];

test.each(CASES)('%s', (_, way, place, drop) => {
  expect(dropOf(way, place)).toBe(drop);
});
