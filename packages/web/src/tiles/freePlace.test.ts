import { expect, test } from 'vitest';
import type { Box } from './freePlace.ts';
import { freePlace } from './freePlace.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const ROOM = box(0, 0, 400, 300);
const NOTE = { width: 80, height: 30 };
const TILE = box(180, 200, 40, 50);
const isOver = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

// [what is there, what must be seen, where the note then stands]
const CASES: readonly [string, readonly Box[], (place: Box) => boolean][] = [
  [
    'nothing but the tile: right beside it',
    [TILE],
    ({ left, top }) => Math.hypot(left - 160, top - 200) < 90,
  ],
  ['an instruction above', [TILE, box(100, 150, 200, 45)], ({ top }) => top > 195],
  ['everything but a corner', [TILE, box(0, 0, 400, 240)], ({ top }) => top >= 245],
];

test.each(CASES)('%s', (_, taken, isThere) => {
  const place = freePlace(NOTE, TILE, { room: ROOM, taken });
  expect(taken.filter((each) => isOver(place, each))).toEqual([]);
  expect(isThere(place)).toBe(true);
  expect(place.left + place.width).toBeLessThanOrEqual(ROOM.width);
  expect(place.top + place.height).toBeLessThanOrEqual(ROOM.height);
});

test('beside a tile in the corner it stays within the room', () => {
  const corner = box(360, 250, 40, 50);
  const place = freePlace(NOTE, corner, { room: ROOM, taken: [corner] });
  expect(place.left + place.width).toBeLessThanOrEqual(ROOM.width);
  expect(place.top + place.height).toBeLessThanOrEqual(ROOM.height);
});

test('what the browser measures is as good as numbers', () => {
  // Its boxes have no fields of their own: what is copied from them is empty.
  class Measured {
    get width() {
      return NOTE.width;
    }
    get height() {
      return NOTE.height;
    }
  }
  const around = { room: ROOM, taken: [TILE] };
  expect(freePlace(new Measured(), TILE, around)).toEqual(freePlace(NOTE, TILE, around));
});

test('where there is no room at all the note lies over as little as it can', () => {
  const half = box(0, 0, 400, 150);
  const place = freePlace({ width: 380, height: 200 }, TILE, { room: ROOM, taken: [half] });
  expect(place.top).toBeGreaterThan(80);
  expect(freePlace({ width: 900, height: 900 }, TILE, { room: ROOM, taken: [TILE] })).toMatchObject({
    left: 6,
    top: 6,
  });
});
