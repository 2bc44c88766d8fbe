import { expect, test } from 'vitest';
import { jointsOf } from './melds.ts';
import { inLine, inRows, placesFor } from './seatFit.ts';

const WANTED = { tile: 40, back: 30, backPitch: 1 };

// [concealed, open, melds, length, width of melds, of the hand, from tile to tile, how much of a tile lies under the next]
const LINES: readonly [number, boolean, number[], number, number, number, number, number][] = [
  [13, false, [], 600, 40, 30, 30, 0],
  [13, false, [], 210, 40, 30, 15, 0],
  [10, false, [4], 400, 40, 30, 240 / 11, 0],
  [4, false, [4, 4, 4], 481, 40, 30, 5, 0.1],
  [4, false, [4, 4, 4], 445, 40, 30, 5, 0.25],
  [4, false, [4, 4, 4], 400, 375 / 10.5, 30, 5, 0.25],
  [10, true, [4], 600, 40, 40, 40, 0],
  [10, true, [4], 300, 300 / 14.5, 300 / 14.5, 300 / 14.5, 0.25],
];

test.each(LINES)(
  '%i tiles in a line (open: %s) with melds %j share %i',
  (tiles, isOpen, melds, length, ...fit) => {
    const { meld, hand, pitch, overlap } = inLine({ tiles, isOpen, melds }, length, WANTED);
    expect([meld, hand, pitch, overlap].map((n) => n.toFixed(2))).toEqual(fit.map((n) => n.toFixed(2)));
    const laid = melds.reduce((a, b) => a + b - overlap * jointsOf(b), 0) * meld;
    expect(laid + placesFor(tiles) * pitch).toBeLessThanOrEqual(length + 0.01);
  },
);

// [concealed, open, melds, width, height, width of melds, of the hand]
const ROWS: readonly [number, boolean, number[], number, number, number, number][] = [
  [13, false, [], 180, 400, 40, 30],
  [4, false, [4, 4, 4], 180, 300, 40, 30],
  [4, false, [4, 4, 4], 100, 300, 26, 30],
  [13, true, [], 240, 200, 40, 40],
  [13, true, [], 240, 120, 34, 34],
];

test.each(ROWS)(
  '%i tiles in rows (open: %s) with melds %j share %i × %i',
  (tiles, isOpen, melds, width, height, ...fit) => {
    const { meld, hand } = inRows({ tiles, isOpen, melds }, { width, height }, WANTED);
    expect([meld, hand]).toEqual(fit);
  },
);

test.each([
  [13, 14],
  [14, 14],
  [10, 11],
  [11, 11],
  [1, 2],
])('%i tiles keep room for %i', (tiles, places) => {
  expect(placesFor(tiles)).toBe(places);
});
