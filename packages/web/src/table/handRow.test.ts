import { expect, test } from 'vitest';
import { besideMelds, SMALLEST_OWN } from './handRow.ts';

const ONE = { columns: 11, rows: 1, width: 60 };

// [what it is, the hand, the room, what melds take, tiles of melds, how wide its tiles become]
test.each([
  ['nothing is laid out', ONE, 700, 0, 40, 60],
  ['there is room for both', ONE, 1000, 200, 40, 60],
  ['the hand gives way', ONE, 700, 180, 30, (700 - 180 - 24) / (11 + 0.5 + 11 * 0.045)],
  ['but stays nearly as large as melds', ONE, 700, 300, 50, 45],
  ['and large enough for a thumb', ONE, 500, 300, 30, SMALLEST_OWN],
  ['in two rows it has its own width', { columns: 7, rows: 2, width: 40 }, 480, 300, 30, 40],
])('%s', (_, row, room, melds, tile, width) => {
  const { width: found, ...rest } = besideMelds(row, room, melds, tile);
  expect(found).toBeCloseTo(width);
  expect(rest).toEqual({ columns: row.columns, rows: row.rows });
});
