import { expect, test } from 'vitest';
import { optionsOf } from '../../testing/hands.ts';
import { fanPoints } from './worth.ts';

// [what it shows, options, fan, points, points of a self-drawn win]
const POINTS: readonly [string, string, number, number, number][] = [
  ['X-13.21 the sum', 'bury3', 3, 3, 4],
  ['X-13.21 in base units', 'bury3 base=5', 3, 15, 20],
  ['X-13.13 doubled, with a base unit for a self-drawn win', 'sichuan', 2, 4, 5],
  ['X-13.21 capped, but for the base unit', 'sichuan', 9, 8, 9],
  ['X-13.21 capped with the fan for the draw', 'sichuan selfDraw=fan', 3, 8, 8],
  ['X-13.13 nothing for the draw', 'bury3 selfDraw=none', 3, 3, 3],
];

test.each(POINTS)('%s: %s, %d fan', (_, options, fan, points, selfDrawn) => {
  expect(fanPoints(optionsOf(options), fan, false)).toBe(points);
  expect(fanPoints(optionsOf(options), fan, true)).toBe(selfDrawn);
});
