import { expect, test } from 'vitest';
import { stepOf, stepped } from './rows.ts';

const TWO_ROWS = { size: 11, row: 7 };

// [key, from, to]
const STEPS: readonly [string, number, number][] = [
  ['ArrowLeft', 0, 10],
  ['ArrowRight', 10, 0],
  ['ArrowRight', 6, 7],
  ['ArrowDown', 2, 9],
  ['ArrowDown', 5, 5],
  ['ArrowUp', 9, 2],
  ['ArrowUp', 2, 2],
  ['Home', 5, 0],
  ['End', 5, 10],
];

test.each(STEPS)('%s leads from %i to %i', (key, from, to) => {
  const step = stepOf(key);
  expect(step === null ? null : stepped(from, step, TWO_ROWS)).toBe(to);
});

test('other keys lead nowhere, and an empty hand has one place', () => {
  expect(stepOf('x')).toBeNull();
  expect(stepOf('toString')).toBeNull();
  expect(stepped(3, 'right', { size: 0, row: 1 })).toBe(0);
});
