import { expect, test } from 'vitest';
import { stacksAround } from './stacks.ts';

const ROOM = { width: 200, height: 120 };

test.each([54, 68])('%i stacks stand around the centre without touching', (count) => {
  const stacks = stacksAround(count, ROOM);
  expect(stacks).toHaveLength(count);
  for (const { x, y, width, height } of stacks) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(ROOM.width);
    expect(y + height).toBeLessThanOrEqual(ROOM.height);
  }
  const meet = stacks.filter((a, i) =>
    stacks.some(
      (b, j) =>
        j > i && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
    ),
  );
  expect(meet).toEqual([]);
});
