import { expect, test } from 'vitest';
import { doublingLines, histogramLines } from './histogram.ts';

test('every value falls into one of at most twelve bins', () => {
  const values = [-37, -1, 0, 3, 100, 163].map((points): [number, number] => [points, 2]);
  const lines = histogramLines(values);
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.map((line) => Number(line.match(/\d+$/)?.[0])).reduce((sum, count) => sum + count, 0)).toBe(
    12,
  );
  expect(lines[0]).toMatch(/^ *−40 to −21 /);
});

test('few values have a bin each', () => {
  expect(
    histogramLines([
      [5, 1],
      [6, 3],
    ]).map((line) => line.trim().split(/\s+/).at(0)),
  ).toEqual(['5', '6']);
  expect(histogramLines([])).toEqual([]);
});

test('numbers that doublings make have bins of doubling width', () => {
  const lines = doublingLines([
    [0, 1],
    [1, 1],
    [5, 2],
    [8, 1],
  ]);
  expect(lines.map((line) => line.replaceAll(/[█ ]+/g, ' ').trim())).toEqual([
    '1 2',
    '2 to 3 0',
    '4 to 7 2',
    '8 to 15 1',
  ]);
  expect(doublingLines([])).toEqual([]);
});
