import { expect, test } from 'vitest';
import { cellOf, riverFit } from './rivers.ts';

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

/** Eight discards, six to a line, as they lie: rows from top to bottom. */
const drawn = (place: number): string => {
  const cells = Array.from({ length: 8 }, (_, discard) => cellOf(place, discard, 6, 8));
  const [width, height] = [
    Math.max(...cells.map(({ column }) => column)),
    Math.max(...cells.map(({ row }) => row)),
  ];
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const found = cells.findIndex(({ column, row }) => column === x + 1 && row === y + 1);
      return found < 0 ? '.' : `${found + 1}`;
    }).join(''),
  );
  return rows.join(' ');
};

// The centre is above the own river, left of the right one, below the one across, right of the left one.
const DRAWN: readonly [string, number, string][] = [
  ['own', 0, '123456 78....'],
  ['right', 1, '6. 5. 4. 3. 28 17'],
  ['across', 2, '....87 654321'],
  ['left', 3, '71 82 .3 .4 .5 .6'],
];

test.each(DRAWN)('the %s river grows from the centre, read as its owner reads it', (_, place, lines) => {
  expect(drawn(place)).toBe(lines);
});
