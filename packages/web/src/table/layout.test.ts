import { describe, expect, test } from 'vitest';
import { layoutFor, RIVER_TILES, riverFit, SMALLEST_OWN, TILE_RATIO } from './layout.ts';

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

test('six to a row on tables that are large enough', () => {
  for (const room of [
    { width: 980, height: 800 },
    { width: 768, height: 1024 },
  ]) {
    const { centreColumns, sideColumns, river } = layoutFor(room);
    expect([centreColumns, sideColumns]).toEqual([6, 6]);
    expect(river).toBeGreaterThanOrEqual(33);
  }
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
