import { describe, expect, test } from 'vitest';
import type { Box, Point, Size } from './place.ts';
import { freePlace, pointTowards } from './place.ts';

const ROOM: Box = { left: 0, top: 0, right: 400, bottom: 800 };
const MIDDLE: Box = { left: 150, top: 350, right: 250, bottom: 450 };
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a free place', () => {
  // [what it is, how large, what has to stay in sight, where it is wanted, where it goes]
  test.each<[string, Size, readonly Box[], Point, Point | null]>([
    ['nothing is in the way', { width: 100, height: 50 }, [], { x: 200, y: 400 }, { x: 200, y: 400 }],
    [
      'it touches something, and gives way',
      { width: 100, height: 50 },
      [at(0, 0, 400, 100)],
      { x: 200, y: 120 },
      { x: 200, y: 128 },
    ],
    ['it would leave the room', { width: 100, height: 50 }, [], { x: 10, y: 400 }, { x: 50, y: 400 }],
    [
      'it may lie edge to edge',
      { width: 100, height: 50 },
      [at(0, 0, 400, 375)],
      { x: 200, y: 400 },
      { x: 200, y: 400 },
    ],
    [
      'on either side too',
      { width: 100, height: 50 },
      [at(0, 0, 150, 800), at(250, 0, 150, 800)],
      { x: 200, y: 400 },
      { x: 200, y: 400 },
    ],
    ['it is too large', { width: 401, height: 50 }, [], { x: 200, y: 400 }, null],
    ['everything is taken', { width: 100, height: 50 }, [ROOM], { x: 200, y: 400 }, null],
  ])('%s', (_, size, kept, wanted, place) => {
    expect(freePlace(size, { room: ROOM, kept }, wanted)).toEqual(place);
  });

  test('whatever is found hides nothing and is within the room', () => {
    const size = { width: 120, height: 60 };
    const kept = [at(0, 0, 100, 60), at(300, 20, 90, 70), at(0, 600, 400, 200), at(150, 350, 100, 100)];
    for (let x = 0; x <= 400; x += 40)
      for (let y = 0; y <= 800; y += 40) {
        const place = freePlace(size, { room: ROOM, kept }, { x, y });
        expect(place).not.toBeNull();
        const box = at((place?.x ?? 0) - 60, (place?.y ?? 0) - 30, 120, 60);
        expect(box.left >= 0 && box.right <= 400 && box.top >= 0 && box.bottom <= 800).toBe(true);
        for (const each of kept)
          expect(
            box.right <= each.left ||
              box.left >= each.right ||
              box.bottom <= each.top ||
              box.top >= each.bottom,
          ).toBe(true);
      }
  });
});

describe('a call stands between the middle and the hand of whoever calls', () => {
  test.each<[string, Box, Point]>([
    ['at the bottom', at(0, 700, 400, 100), { x: 200, y: 450 + 0.4 * 250 }],
    ['on the right', at(360, 200, 40, 400), { x: 250 + 0.4 * 110, y: 400 }],
    ['across', at(50, 0, 300, 50), { x: 200, y: 350 - 0.4 * 300 }],
    ['on the left', at(0, 200, 40, 400), { x: 150 - 0.4 * 110, y: 400 }],
  ])('%s', (_, hand, point) => {
    expect(pointTowards(hand, MIDDLE)).toEqual(point);
  });
});
