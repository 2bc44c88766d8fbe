import { expect, test } from 'vitest';
import { amountText, evenText, meanText, signedText } from './numbers.ts';

// [value, in a column, in a sentence, with its sign]
const AMOUNTS: readonly [number, string, string, string][] = [
  [0.04, '0.0', '0', '0.0'],
  [-0.4, '0.4', '0.4', '−0.4'],
  [13, '13.0', '13', '+13.0'],
  [-1204.6, '1,205', '1,205', '−1,205'],
];

test.each(AMOUNTS)('%d', (value, column, sentence, signed) => {
  expect([evenText(value), amountText(value), signedText(value)]).toEqual([column, sentence, signed]);
});

// [value, digits, text]
const MEANS: readonly [number, number, string][] = [
  [1240.5, 2, '1,240.50'],
  [999.999, 2, '1,000.00'],
  [-5.625, 1, '−5.6'],
  [-0.001, 2, '0.00'],
  [12_345, 0, '12,345'],
];

test.each(MEANS)('%d with %i digits', (value, digits, text) => {
  expect(meanText(value, digits)).toBe(text);
});
