import { expect, test } from 'vitest';
import { changeFigure, figure } from './figures.ts';

// [number, as it stands, as a change]
const FIGURES: readonly [number, string, string][] = [
  [0, '0', '0'],
  [95, '95', '+95'],
  [-40, '−40', '−40'],
  [1500, '1,500', '+1,500'],
  [-12000, '−12,000', '−12,000'],
];

test.each(FIGURES)('%i', (value, standing, change) => {
  expect(figure(value)).toBe(standing);
  expect(changeFigure(value)).toBe(change);
});
