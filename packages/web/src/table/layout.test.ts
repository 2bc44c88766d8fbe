import { describe, expect, test } from 'vitest';
import { handRow, SMALLEST_OWN, TILE_RATIO } from './handRow.ts';
import { layoutFor } from './layout.ts';
import type { Box } from './rivers.ts';
import { RIVER_GAP } from './rivers.ts';

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

const isApart = (a: Box, b: Box): boolean =>
  a.left + a.width <= b.left ||
  b.left + b.width <= a.left ||
  a.top + a.height <= b.top ||
  b.top + b.height <= a.top;

/** How far a river lies from the centre, by its place. */
const gapsTo = ({ left, top, width, height }: Box, rivers: readonly Box[]): readonly number[] => {
  const [own, right, across, beside] = rivers as [Box, Box, Box, Box];
  return [
    own.top - top - height,
    right.left - left - width,
    top - across.top - across.height,
    left - beside.left - beside.width,
  ];
};

describe.each(ROOMS)('%i × %i', (width, height) => {
  const layout = layoutFor({ width, height });
  const { rows, own, row, field, aside, river, plate, shape } = layout;

  test('the rows fill the height and nothing more', () => {
    expect(rows.top + rows.middle + rows.strip + rows.actions + rows.hand).toBe(height);
  });

  test('own tiles are large enough, and 14 of them fit', () => {
    expect(own).toBeGreaterThanOrEqual(SMALLEST_OWN);
    expect(own * (row.columns * 1.045 + 0.5)).toBeLessThanOrEqual(width);
    expect(row.rows * own * TILE_RATIO).toBeLessThanOrEqual(rows.hand);
  });

  test('rivers hang on the centre, inside the middle, and on nothing else', () => {
    const { centre, rivers } = field;
    expect(gapsTo(centre, rivers)).toEqual([RIVER_GAP, RIVER_GAP, RIVER_GAP, RIVER_GAP]);
    const all = [centre, ...rivers];
    for (const [place, box] of all.entries()) {
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.top + box.height).toBeLessThanOrEqual(rows.middle);
      expect(box.left).toBeGreaterThanOrEqual(field.strip);
      expect(box.left + box.width).toBeLessThanOrEqual(width - 2 * aside - field.strip);
      for (const other of all.slice(place + 1)) expect(isApart(box, other)).toBe(true);
    }
  });

  test('melds at the sides are as large as rivers, and plates stand free', () => {
    expect(field.strip).toBeGreaterThanOrEqual(river * (shape.isTurned ? 1.34 : 3.34));
    const highest = Math.min(...field.rivers.filter((_, place) => place % 2 === 1).map(({ top }) => top));
    if (shape.isTurned) expect(highest).toBeGreaterThanOrEqual(plate.height);
    expect(rows.top).toBeGreaterThanOrEqual(river * 1.34);
  });
});

// [width, height, in a row above and in a column beside the centre, windmill, at least so wide]
const RIVERS: readonly [number, number, [number, number], boolean, number][] = [
  [980, 800, [6, 6], false, 46],
  [1520, 1080, [6, 6], false, 62],
  [960, 630, [6, 6], false, 36],
  [768, 1024, [6, 6], false, 46],
  [390, 794, [6, 6], true, 34],
  [360, 590, [6, 6], false, 27],
  [780, 390, [6, 6], false, 31],
];

test.each(RIVERS)('%i × %i: the rivers are %j, and large', (width, height, lines, isWindmill, least) => {
  const { shape, river } = layoutFor({ width, height });
  expect([shape.across, shape.tall]).toEqual(lines);
  expect(shape.isWindmill).toBe(isWindmill);
  expect(river).toBeGreaterThanOrEqual(least);
});

test('who only watches has the room of the buttons', () => {
  const upright = { width: 360, height: 480 };
  const isWatching = true;
  expect(layoutFor(upright, { isWatching }).rows).toMatchObject({ actions: 24 });
  expect(layoutFor(upright, { isWatching }).river).toBeGreaterThan(layoutFor(upright).river);
});

// [width, height, at least so wide once a river is long]
const LONG: readonly [number, number, number][] = [
  [390, 794, 32],
  [360, 590, 23],
  [780, 390, 25],
];

test.each(LONG)('%i × %i: tiles are larger while all rivers are short', (width, height, least) => {
  const [short, still, long] = [0, 14, 15].map((longest) => layoutFor({ width, height }, { longest }));
  expect(short?.river).toBeGreaterThan(long?.river ?? 0);
  expect(still).toEqual(short);
  expect(long?.river).toBeGreaterThanOrEqual(least);
  expect([short?.reserve, long?.reserve]).toEqual([12, 18]);
});

test('a desktop has room for long rivers from the first tile on', () => {
  const room = { width: 980, height: 800 };
  expect(layoutFor(room, { longest: 18 })).toEqual(layoutFor(room));
});

test('a hand that needs one row leaves the other to what is above it', () => {
  const room = { width: 390, height: 844 };
  const [full, few] = [layoutFor(room, { tiles: 14 }), layoutFor(room, { tiles: 8 })];
  expect(few.rows.hand).toBeLessThan(full.rows.hand - 50);
  expect(few.rows.middle + few.rows.top + few.rows.strip).toBeGreaterThan(
    full.rows.middle + full.rows.top + full.rows.strip + 50,
  );
});

test('melds get a second line where there is room for it', () => {
  expect(layoutFor({ width: 390, height: 844 }).hasTwoLines).toBe(true);
  expect(layoutFor({ width: 360, height: 640 }).hasTwoLines).toBe(false);
  expect(layoutFor({ width: 980, height: 800 }).hasTwoLines).toBe(false);
  const room = { width: 390, height: 844 };
  expect(layoutFor(room, { laid: [3.7, 3.7, 3.7] }).rows.strip).toBeGreaterThan(
    layoutFor(room, { laid: [3.7, 3.3] }).rows.strip + 40,
  );
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
  const row = handRow(tiles, { width, height: width < 480 ? 640 : 800 }, false);
  expect(row.columns).toBe(columns);
  expect(row.width).toBeGreaterThanOrEqual(least);
  expect(row.width * (columns * 1.045 + 0.5)).toBeLessThanOrEqual(width);
});

test('buttons stand at the side on a phone lying down, and the field lies in the middle', () => {
  const { aside, rows, field } = layoutFor({ width: 844, height: 390 });
  expect(aside).toBeGreaterThan(90);
  expect(rows.actions).toBe(0);
  expect(Math.abs(aside + field.centre.left + field.centre.width / 2 - 422)).toBeLessThanOrEqual(1);
  expect(layoutFor({ width: 390, height: 844 })).toMatchObject({ aside: 0, row: { columns: 7 } });
});
