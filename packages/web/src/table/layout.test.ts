import { describe, expect, test } from 'vitest';
import { handRow, layoutFor, RIVER_TILES, riverFit, SMALLEST_OWN, TILE_RATIO } from './layout.ts';

// [width, height] of the playing field: phones, tablets, desktops without their column
const ROOMS: readonly [number, number][] = [
  [360, 640],
  [390, 844],
  [640, 360],
  [844, 390],
  [768, 1024],
  [980, 800],
  [1520, 1080],
];

describe.each(ROOMS)('%i × %i', (width, height) => {
  const layout = layoutFor({ width, height });
  const { rows, own, river, handColumns } = layout;

  test('the rows fill the height and nothing more', () => {
    expect(rows.top + rows.middle + rows.strip + rows.actions + rows.hand).toBe(height);
  });

  test('own tiles are large enough, and 14 of them fit', () => {
    expect(own).toBeGreaterThanOrEqual(SMALLEST_OWN);
    expect(own * (handColumns * 1.045 + 0.5)).toBeLessThanOrEqual(width);
    expect((14 / handColumns) * own * TILE_RATIO).toBeLessThanOrEqual(rows.hand);
  });

  test('four rivers and the centre fit into the middle', () => {
    const { centreColumns, centreRows, sideColumns, sideRows, centre, side, edge, aside, centreColumn } =
      layout;
    expect(centreColumns * centreRows).toBeGreaterThanOrEqual(RIVER_TILES);
    expect(sideColumns * sideRows).toBeGreaterThanOrEqual(RIVER_TILES);
    expect(2 * centreRows * river * TILE_RATIO + centre.height).toBeLessThanOrEqual(rows.middle);
    expect(sideRows * river * TILE_RATIO).toBeLessThan(rows.middle);
    expect(sideColumns * river).toBeLessThanOrEqual(side);
    expect(2 * (side + edge) + centreColumn + aside).toBeLessThanOrEqual(width);
    expect(centre.height).toBeGreaterThan(50);
    expect(centre.width).toBeLessThanOrEqual(centreColumn);
    expect(river).toBeGreaterThanOrEqual(18);
  });
});

// [width, height, columns above and beside the centre, at least so wide]
const RIVERS: readonly [number, number, [number, number], number][] = [
  [980, 800, [6, 6], 42],
  [1520, 1080, [6, 6], 58],
  [768, 1024, [6, 4], 42],
  [390, 844, [6, 3], 26],
  [360, 640, [6, 3], 23],
  [844, 390, [9, 6], 26],
];

test.each(RIVERS)('%i × %i: the rivers are %j, and large', (width, height, columns, least) => {
  const { centreColumns, sideColumns, river } = layoutFor({ width, height });
  expect([centreColumns, sideColumns]).toEqual(columns);
  expect(river).toBeGreaterThanOrEqual(least);
});

test('who only watches has the room of the buttons', () => {
  const upright = { width: 360, height: 480 };
  const flat = { width: 844, height: 345 };
  expect(layoutFor(upright, true).rows).toMatchObject({ actions: 0 });
  expect(layoutFor(upright, true).rows.middle).toBeGreaterThan(layoutFor(upright).rows.middle);
  expect(layoutFor(flat, true)).toMatchObject({ aside: 0, isFlat: true });
  expect(layoutFor(flat, true).river).toBeGreaterThan(layoutFor(flat).river);
});

// [tiles, width of the table, in a row, at least so wide]
const HANDS: readonly [number, number, number, number][] = [
  [15, 360, 7, 40],
  [14, 360, 7, 40],
  [11, 360, 6, 40],
  [8, 360, 8, 34],
  [8, 390, 8, 34],
  [5, 360, 5, 40],
  [14, 980, 14, 60],
  [8, 980, 8, 60],
];

test.each(HANDS)('%i tiles on a table %i wide stand %i to a row', (tiles, width, columns, least) => {
  const room = { width, height: width < 480 ? 640 : 800 };
  const row = handRow(tiles, layoutFor(room), room);
  expect(row.columns).toBe(columns);
  expect(row.width).toBeGreaterThanOrEqual(least);
  expect(row.width * (columns * 1.045 + 0.5)).toBeLessThanOrEqual(width);
});

test('buttons stand at the side on a phone lying down, above the hand else', () => {
  expect(layoutFor({ width: 844, height: 390 })).toMatchObject({ aside: 116, rows: { actions: 0 } });
  expect(layoutFor({ width: 390, height: 844 })).toMatchObject({ aside: 0, handColumns: 7 });
});

// [tiles, columns, rows, columns then]
const FITS: readonly [number, number, number, number][] = [
  [0, 6, 4, 6],
  [24, 6, 4, 6],
  [25, 6, 4, 7],
  [28, 6, 4, 7],
  [30, 6, 4, 8],
  [36, 6, 4, 8],
];

test.each(FITS)('a river of %i in %i × %i has %i columns', (count, columns, rows, wider) => {
  const fit = riverFit(count, columns, rows);
  expect(fit.columns).toBe(wider);
  expect(Math.ceil(count / fit.columns) * fit.scale).toBeLessThanOrEqual(rows);
});
