import type { MeldView, Tile } from '@paiju/engine';
import { expect, test } from 'vitest';
import { meldFit, narrowest, piecesOf, rowsNeeded, unitsOf } from './melds.ts';

const meld = (kind: MeldView['kind'], tile: number | null, made: MeldView['made'] = null): MeldView => ({
  kind,
  tile: tile as Tile | null,
  from: null,
  made,
});

const text = (view: MeldView, owner: number, from: number | null, taken: number[] = []): string =>
  piecesOf(view, { owner, from, taken: taken as Tile[] })
    .map(({ tile, isTurned }) => (isTurned ? `(${tile})` : `${tile ?? '#'}`))
    .join(' ');

// [meld, owner, from, as it lies]
const LYING: readonly [string, MeldView, number, number | null, string][] = [
  ['from the right', meld('pung', 4), 0, 1, '4 4 (4)'],
  ['from across', meld('pung', 4), 0, 2, '4 (4) 4'],
  ['from the left', meld('pung', 4), 0, 3, '(4) 4 4'],
  ['across from the left edge', meld('pung', 4), 2, 3, '(4) 4 4'],
  ['at the right from above', meld('pung', 4), 1, 2, '(4) 4 4'],
  ['at the left from below', meld('pung', 4), 3, 0, '4 4 (4)'],
  ['a claimed kong', meld('kong', 7, 'claimed'), 0, 1, '7 7 7 (7)'],
  ['an added kong', meld('kong', 7, 'added'), 0, 1, '7 7 (7) (7)'],
  ['a concealed kong', meld('kong', 7, 'concealed'), 0, null, '# 7 7 #'],
  ['a hidden kong', meld('kong', null, 'concealed'), 0, null, '# # # #'],
  ['a special tile', meld('kong', 33, 'special'), 0, null, '33'],
];

test.each(LYING)('%s', (_, view, owner, from, lying) => {
  expect(text(view, owner, from)).toBe(lying);
});

test('a chow begins with the tile that was taken, turned towards its river', () => {
  expect(text(meld('chow', 3), 0, 3, [9, 4])).toBe('(4) 3 5');
  expect(text(meld('chow', 3), 2, 1, [5])).toBe('3 4 (5)');
  expect(text(meld('chow', 3), 0, 3)).toBe('(3) 4 5');
});

test('melds are as large as they are wanted, or as the room allows', () => {
  const units = [meld('pung', 1), meld('pung', 2), meld('pung', 3), meld('pung', 4)].map((view) =>
    unitsOf({ pieces: piecesOf(view, { owner: 0, from: 1, taken: [] }) }),
  );
  expect(meldFit(units, { width: 1000, height: 100 }, 30)).toBe(30);
  const narrow = meldFit(units, { width: 90, height: 110 }, 30);
  expect(narrow).toBeGreaterThan(15);
  expect(narrow).toBeLessThan(25);
  expect(meldFit(units, { width: 20, height: 20 }, 30)).toBe(9);
});

// [widths with the gap that follows, rows, the narrowest room]
const NARROWEST: readonly [number[], number, number][] = [
  [[], 1, 0],
  [[3.25], 1, 3],
  [[3.25, 1.25], 1, 4.25],
  [[3.25, 1.25, 1.25, 3.25], 2, 4.25],
  [[3.25, 3.25, 3.25], 2, 6.25],
];

test.each(NARROWEST)('melds %j lie in %i rows of %f tiles', (units, rows, length) => {
  expect(narrowest(units, rows)).toBeCloseTo(length, 5);
  expect(rowsNeeded(units, length + 0.001)).toBeLessThanOrEqual(rows);
  if (length > 0) expect(rowsNeeded(units, length - 0.01)).toBeGreaterThan(rows);
});
